import { describe, expect, test } from 'vitest'
import { addressLine, company } from '~/data/company'
import { courseGuide } from '~/data/courses/courseGuide'
import { courses } from '~/data/courses/courses'
import { guideText } from '~/data/courses/guideText'
import { registerReadOn } from '~/data/courses/qualifications/nationalAward'
import { testimonials } from '~/data/courses/testimonials'
import { keptLabels } from '~/data/device/keptTexts'
import { answersOf, enquiriesAreSent, whereItGoes } from '~/data/enquiry/answers'
import { enquiryFields } from '~/data/enquiry/enquiry'
import { organizationData } from '~/data/organizationData'
import { companyTexts } from '~/data/site/companyTexts'
import { hrefOf } from '~/data/site/links'
import { eachAddress } from '~/data/site/page'
import { pageSources } from '~/data/site/pages'
import { pageAt, sectionOf } from '../../support/drawnPage'
import { expectNone, placeOf } from '../../support/faults'

/** What a page says: its data as text, which for most pages is nearly all of it. */
const pageTexts = [...eachAddress(pageSources)].flatMap(({ path, name, id }) => {
  const page = Object.hasOwn(pageSources, name)
    ? (pageSources as Record<string, { load: (id: string) => unknown }>)[name]?.load(id)
    : undefined
  return page ? [{ path, texts: stringsIn(page) }] : []
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const onePathOfEach = Object.values(pageSources).flatMap((source) =>
  source
    .links(source.ids()[0] ?? '')
    .slice(0, 1)
    .map(hrefOf),
)

const promisesIn = (text: string) =>
  (text.match(/[^.?!]+[.?!]?/g) ?? []).filter((sentence) =>
    [
      /\b(an?|our|the|your) (course |career )?(advis[eo]r|consultant|coach|team)s? (will )?(answers?|repl(y|ies)|responds?|calls? (you|back)|gets? back)\b/i,
      /\bwe (will )?(answer|reply|respond|call (you|back)|get back|write back)\b/i,
      /\b(answers?|repl(y|ies)|responds?|gets? back|calls? back)\b.{0,60}\bwithin\b.{0,25}\b(minutes?|hours?|days?)\b/i,
    ].some((promise) => promise.test(sentence)),
  )

/** Promises that do not hang on a form of this site. */
const kept: readonly RegExp[] = [
  // A complaint is a letter or an e-mail, which arrives.
  /We confirm your complaint within five working days and reply in writing/,
  // Said of students, who ask on the learning platform.
  /^ ?A trainer replies within one working day/,
]

const brokenPromises = (text: string) =>
  promisesIn(text).filter((sentence) => !kept.some((one) => one.test(sentence)))

describe('answers', () => {
  test('are promised where enquiries are sent, and nowhere else', () => {
    const sent = answersOf(true)
    for (const name of ['enquiry', 'organisation', 'service', 'research', 'details'] as const) {
      expect(promisesIn(sent[name]).length > 0 || name === 'details', name).toBe(true)
      expect(brokenPromises(answersOf(false)[name])).toEqual([])
    }
    expect(whereItGoes('Sample', true)).toContain('sent to Sample')
    expect(whereItGoes('Sample', false)).toContain('sent nowhere')
    expect(brokenPromises(whereItGoes('Sample', false))).toEqual([])
    expect(enquiriesAreSent, 'these tests look at the build that sends nothing').toBe(false)
  })

  test('are promised by no text of any page while nothing is sent', () => {
    expect(pageTexts.length).toBeGreaterThan(300)
    expectNone(
      pageTexts.flatMap(({ path, texts }) =>
        texts
          .flatMap(brokenPromises)
          .map((sentence) => `${placeOf(sentence.trim())}: ${path} promises an answer: "${sentence.trim()}"`),
      ),
    )
  })

  test.each(onePathOfEach)('are promised by nothing that stands on %s', async (path) => {
    const { main, footer } = await pageAt(path)
    expect([main, footer].flatMap(({ words }) => brokenPromises(words))).toEqual([])
  })
})

test('opening hours, addresses and numbers are written in one file', () => {
  const once = [
    ...company.supportHours.map(({ times }) => times),
    ...Object.values(company.phone).map(({ number }) => number),
    ...Object.values(company.office).flatMap(({ lines }) => lines),
    ...Object.values(company.email),
  ]
  for (const text of once) expect(placeOf(text, 'src')).toMatch(/^src\/data\/provider\.ts:/)
  // As people write hours where they do not take them from there.
  const written = pageTexts.flatMap(({ path, texts }) =>
    texts.filter((text) => /\b\d{1,2}(am|pm) (to|until) \d/.test(text)).map((text) => `${path}: ${text}`),
  )
  expect(written).toEqual([])
})

describe('the head office', () => {
  const named = Object.values(company.office).filter(({ name }) => /head office/i.test(name))

  test('is one, and the one that the terms name (§2.30)', () => {
    expect(named.map(addressLine)).toEqual([companyTexts.headOffice])
    const elsewhere = /Melbourne head office|head office (is )?(in|at) (Melbourne|Victoria)/i
    expectNone(
      pageTexts.flatMap(({ path, texts }) =>
        texts.filter((text) => elsewhere.test(text)).map((text) => `${placeOf(text)}: ${path}: "${text}"`),
      ),
    )
  })

  test('is called so on the contact page, in the footer, in guides and to search engines', async () => {
    const { main, footer } = await pageAt('/contact')
    expect(main.headings.filter((heading) => /head office/i.test(heading))).toEqual(['NSW head office'])
    expect(footer.words).toContain(`Melbourne office: ${addressLine(company.office.melbourne)}`)
    const [course] = courses
    const guide = course && guideText(courseGuide(course, company, registerReadOn))
    expect(guide).toContain('Melbourne office:')
    expect(JSON.stringify(organizationData)).not.toMatch(/head office/i)
    for (const { label, number } of Object.values(company.phone))
      if (/head office/i.test(label)) expect(number).toMatch(/^\(02\)/)
  })
})

describe('samples', () => {
  test('every rating says that it is one, and no search engine is given any', async () => {
    for (const path of onePathOfEach) {
      const { html } = (await pageAt(path)).main
      const rated = html.match(/Rated \d\.\d out of 5/g)?.length ?? 0
      expect(html.match(/out of 5, \d+ reviews, sample rating/g)?.length ?? 0, path).toBe(rated)
      expect(html.match(/reviews, sample rating\)/g)?.length ?? 0, path).toBe(rated)
    }
    const [rated, program] = ['/courses/certificate-iii-in-individual-support', '/programs/educators-and-ai']
    for (const path of [rated ?? '', program ?? ''])
      expect((await pageAt(path)).main.links.map(({ href }) => href)).toContain('/faq#sample-figures')
    const told = pageTexts.flatMap(({ path, texts }) => texts.map((text) => `${path} ${text}`))
    expect(told.filter((text) => text.endsWith(' AggregateRating'))).toEqual([])
    expect(
      JSON.stringify(Object.values(pageSources).map((source) => source.load(source.ids()[0] ?? ''))),
    ).not.toMatch(/aggregateRating|ratingValue/)
  })

  test.each(courses.map(({ slug }) => slug))(
    'words about %s stand on its page, marked, and no others',
    async (slug) => {
      const { main } = await pageAt(`/courses/${slug}`)
      const own = testimonials.filter(({ courseSlug }) => courseSlug === slug)
      expect(testimonials.filter(({ text }) => main.words.includes(text))).toEqual(own)
      expect(main.headings.includes('Student Testimonials')).toBe(own.length > 0)
      if (own.length === 0) return
      const section = sectionOf(main, 'Student Testimonials')
      for (const { name } of own) expect(section.words).toContain(`${name}, sample testimonial`)
      expect(section.links.map(({ href }) => href)).toEqual(['/faq#sample-figures'])
    },
  )

  test.each(['/how-to-enroll', '/course-wizard'])('words of students on %s are marked', async (path) => {
    const { html } = (await pageAt(path)).main
    const captions = [...html.matchAll(/<figcaption[^>]*>([\s\S]*?)<\/figcaption>/g)].map(([, text]) => text)
    expect(captions.length).toBeGreaterThan(0)
    for (const caption of captions) expect(caption).toContain('sample')
  })
})

describe('the page about privacy', () => {
  test('says what each form asks for, where it goes, what a device can keep, and how to complain', async () => {
    const { words, headings } = (await pageAt('/privacy')).main
    expect(words.split(/\s+/).length).toBeGreaterThanOrEqual(250)
    expect(words).toContain('Coming Soon')
    for (const { label } of enquiryFields) expect(words.toLowerCase()).toContain(label.toLowerCase())
    for (const { label } of Object.values(keptLabels)) expect(headings).toContain(label)
    expect(words).toContain('It is kept in this browser and sent nowhere.')
    expect(words).toMatch(/complain to the Office of the Australian Information Commissioner/)
  })
})
