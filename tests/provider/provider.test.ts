import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { company } from '~/data/company'
import { courses } from '~/data/courses/courses'
import { toHex } from '../../build/colour'
import { dist, root } from '../../build/paths'
import { siteColours } from '../../build/tokens'
import { provider as own } from './data/provider'

/* The site as built for another provider, by `npm run test:provider`: what every provider can rely on. */

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(dist, file), 'utf8')

/** Everything that is served as text. What is for hosts alone names the program by its own name. */
const texts = files
  .filter((file) => /\.(html|js|css|json|txt|svg|xml|csv|ics|webmanifest)$/.test(file))
  .filter((file) => !file.startsWith('.deploy/'))
const pages = files.filter((file) => file.endsWith('.html'))

/** Read as text: whoever imports the sample's file is given the one that stands in for it. */
const factsIn = (folder: string) =>
  [
    ...['provider', 'providerName']
      .map((name) => readFileSync(join(root, folder, `${name}.ts`), 'utf8'))
      .join('\n')
      .matchAll(/'([^'\n]{5,})'/g),
  ].map(([, fact = '']) => fact)

/** What is said of the sample and not of the other: names, numbers, addresses, codes. */
const shared = new Set(factsIn('tests/provider/data'))
// A town alone is no sign of a provider: courses are held there as well.
const isTelling = (fact: string) => /[ .@\d]/.test(fact) && !fact.startsWith('./') && !shared.has(fact)
const facts = [...new Set(factsIn('src/data'))].filter(isTelling)

test('it is another provider, whose data are read', () => {
  expect(company).toEqual(own)
  expect(facts.length).toBeGreaterThan(30)
  expect(pages.length).toBeGreaterThan(200)
})

test('nothing that is served says who the sample is', () => {
  const told = texts.flatMap((file) => {
    const text = read(file)
    const found = facts.filter((fact) => text.includes(fact))
    return [...(/lyrebird/i.test(text) ? ['the name'] : []), ...found].map((fact) => `${file}: ${fact}`)
  })
  expect(told).toEqual([])
})

test('every page that is listed has the name in its title, and on it who is behind it', () => {
  for (const file of pages) {
    const html = read(file)
    expect(html, file).toMatch(/<title>[^<]*Magpie College<\/title>/)
    expect(html, file).toContain(own.phone.free.number)
    expect(html, file).toContain(own.training.abn)
  }
})

describe('the courses', () => {
  const slugs = courses.map(({ slug }) => slug)

  test('are those of the folder, at its prices', () => {
    expect(courses).toHaveLength(3)
    const [dear = courses[0]] = courses.filter(({ price }) => price === '$2,950')
    const html = read(`courses/${dear?.slug}/index.html`)
    expect(html).toContain('$2,950')
    expect(html).toMatch(/"price":"?2950/)
    expect(read(`guides/${dear?.slug}-course-guide.txt`)).toContain('Price: $2,950.')
  })

  test('have pages, guides and places in the open catalogue, and no other has', () => {
    const listed = readdirSync(join(dist, 'courses')).filter((name) => /^[a-z]+(-[a-z]+)+$/.test(name))
    expect(listed.sort()).toEqual([...slugs].sort())
    const guides = files.filter((file) => /^guides\/.*\.(txt|pdf)$/.test(file))
    expect(guides.sort()).toEqual(
      slugs.flatMap((slug) => [`guides/${slug}-course-guide.pdf`, `guides/${slug}-course-guide.txt`]).sort(),
    )
    const named = read('sitemap.xml').match(/(?<=\/courses\/)[a-z-]+(?=<)/g) ?? []
    expect(named.filter((name) => name !== 'compare').sort()).toEqual([...slugs].sort())
  })

  test('say in their typeset guide whose they are', async () => {
    for (const slug of slugs) {
      const data = new Uint8Array(readFileSync(join(dist, `guides/${slug}-course-guide.pdf`)))
      const pdf = await getDocument({ data, verbosity: 0 }).promise
      const { items } = await (await pdf.getPage(1)).getTextContent()
      expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain(
        'Magpie College course guide',
      )
    }
  })
})

test('every link of every page leads to a page or a file that is there', () => {
  const there = new Set(files.map((file) => `/${file}`))
  const isThere = (path: string) =>
    there.has(path) || there.has(`${path.replace(/\/$/, '')}/index.html`) || there.has(`${path}.html`)
  const broken = new Set<string>()
  for (const file of pages) {
    for (const [, href = ''] of read(file).matchAll(/<a [^>]*?href="(\/[^"#?]*)/g))
      if (!isThere(decodeURI(href))) broken.add(`${file}: ${href}`)
  }
  expect([...broken]).toEqual([])
})

test('it has its own colours, on the page and in what is drawn of it', () => {
  const paper = siteColours().get('--eucalypt-block')?.light
  expect(paper).toMatchObject({ hue: 322 })
  const sheets = files.filter((file) => file.endsWith('.css')).map(read)
  expect(sheets.some((sheet) => /--eucalypt-block:[^;]*322/.test(sheet))).toBe(true)
  expect(paper && toHex(paper)).toMatch(/^#[\da-f]{6}$/)
})
