import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Course } from '~/data/courses/course'
import { paragraphsOn } from './prose'

/*
 * What the Standards for RTOs 2025 and this site's own rules of wording ask of everything that is said: a training product
 * has its title beside its code, nothing is guaranteed, and a figure says where it is from. The build stops at what breaks them.
 */

/** Titles of training products, by their codes. */
export type Titles = ReadonlyMap<string, string>

/** The products that the courses lead to, and those that they replaced. */
export const titlesOf = (courses: readonly Course[]): Titles =>
  new Map(
    courses.flatMap(({ code, award }) => {
      if (award.kind !== 'national') return []
      const { replaces } = award.register
      return [[code, award.title] as const, ...(replaces ? [[replaces.code, replaces.title] as const] : [])]
    }),
  )

/** The code of a qualification, such as CHC30125; those of units have other forms. */
const productCode = /\b[A-Z]{3}[1-8]\d{4}\b/g

const promise =
  /\b(guarante(?:e|es|ed)|risk[ -]free|no[ -]risk|(?:sure|certain) to (?:pass|get|find)|cannot fail|100 ?% (?:success|pass|placement))\b/i
const denied = /\b(no|not|nor|never|nothing|nobody|none|cannot|without|whether|if)\b|n[’']t\b/i

/** A share of people or of growth. A share of a price, such as a discount, can be worked out from the page itself. */
const share = /\b\d+(?:\.\d+)? ?%|\b\d+ (?:in|out of) (?:\d+|ten)\b/
const ofThePrice = /\$|price|paid|pay|discount|fee|upfront|instalment/i
const isSourced = /\bsample\b|illustrative|\bsource\b|as at \d|example|made up/i

/** What a page says against the rules, each in a sentence that quotes it. */
export function advertisingFaults(path: string, html: string, titles: Titles): string[] {
  const said = paragraphsOn(html)
  const whole = said.join('\n')
  const codes = new Set(whole.match(productCode) ?? [])
  return [
    ...said
      .filter((text) => promise.test(text) && !denied.test(text))
      .map((text) => `${path}: promises what nobody can hold: "${text}"`),
    ...[...codes].flatMap((code) => {
      const title = titles.get(code)
      if (title === undefined) return [`${path}: names ${code}, of which no data of this site has the title`]
      return whole.includes(title) ? [] : [`${path}: names ${code} without its title, ${title}`]
    }),
    ...(isSourced.test(whole)
      ? []
      : said
          .filter((text) => share.test(text) && !ofThePrice.test(text))
          .map((text) => `${path}: has a figure and nowhere its source, or that it is a sample: "${text}"`)),
  ]
}

/** Stops the build at the first pages that break a rule. `folder` holds the built site. */
export function checkAdvertising(folder: string, courses: readonly Course[]) {
  const titles = titlesOf(courses)
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // What is said of machines is for those who work on the site, and its shares are counted by the build.
    .filter((file) => file.endsWith('.html') && !file.startsWith('machines/'))
    .sort()
  const faults = pages.flatMap((file) =>
    advertisingFaults(
      `/${file.replace(/\/?index\.html$/, '')}`,
      readFileSync(join(folder, file), 'utf8'),
      titles,
    ),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
