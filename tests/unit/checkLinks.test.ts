import { describe, expect, test } from 'vitest'
import { definePage, type PageFamilies } from '~/data/site/page'
import { pageSources } from '~/data/site/pages'
import { checkLinks, dataFiles, linkFaults } from '../../build/checkLinks'

/** The site with one more page, whose content is not checked by the compiler. */
const withPage = (content: unknown): PageFamilies => ({
  ...pageSources,
  planted: definePage('planted', [], () => ({
    head: { title: '', description: '', path: '/planted', index: false },
    trail: [],
    content,
  })),
})

const ofTheSite = linkFaults(pageSources, {}, new Map())
const problemOf = (fault: string) => fault.split(': page ')[0]

/** What is said of planted links alone: what is wrong with the site is said once, by the first test. */
const plantedFaults = (...args: Parameters<typeof linkFaults>) =>
  linkFaults(...args).filter((fault) => !ofTheSite.some((other) => problemOf(other) === problemOf(fault)))

/** What is said of a link among the site's pages, where this is the source that holds it. */
const saidOf = (link: unknown, source: string) =>
  plantedFaults(
    withPage({ parts: [{ more: { label: 'More', link } }] }),
    {},
    new Map([...dataFiles(), ['src/data/planted.ts', `export const part = {\n  more: ${source},\n}\n`]]),
  )

test('the content of the site links to its pages only', () => {
  expect(() => checkLinks(pageSources)).not.toThrow()
})

test('the build fails where content links to a course that nobody knows', () => {
  const link = { to: '/courses/$course', params: { course: 'provide-frist-aid' } }
  expect(() => checkLinks(withPage([{ link }]))).toThrow(
    /^Links that lead nowhere:\n(?:.*\n)*there is no page at \/courses\/provide-frist-aid: page \/planted, content\[0\]\.link; see/,
  )
})

describe('a link that leads nowhere is named with its page, its place, its file and its line', () => {
  const at = 'page /planted, content.parts[0].more.link; see src/data/planted.ts'

  test.each([
    [
      'a value that no page has',
      { to: '/courses/$course', params: { course: 'provide-frist-aid' } },
      "{\n    label: 'More',\n    link: { to: '/courses/$course', params: { course: 'provide-frist-aid' } },\n  }",
      `there is no page at /courses/provide-frist-aid: ${at}:4`,
    ],
    [
      'a value in a line of its own',
      { to: '/programs/$slug', params: { slug: 'care-work-startr' } },
      "{\n    link: {\n      to: '/programs/$slug',\n      params: { slug: 'care-work-startr' },\n    },\n  }",
      `there is no page at /programs/care-work-startr: ${at}:5`,
    ],
    [
      'one of two values, the other of which stands elsewhere too',
      { to: '/career-hub/$career/$role', params: { career: 'animal-care', role: 'vet-nures' } },
      "{ link: { to: '/career-hub/$career/$role', params: { career: 'animal-care', role: 'vet-nures' } } }",
      `there is no page at /career-hub/animal-care/vet-nures: ${at}:2`,
    ],
    ['an address', { to: '/aboot' }, "{ link: { to: '/aboot' } }", `there is no page at /aboot: ${at}:2`],
    [
      'a value that the query drops',
      { to: '/contact', search: { type: 'demonstration' } },
      "{ link: { to: '/contact', search: { type: 'demonstration' } } }",
      `/contact drops type: 'demonstration': ${at}:2`,
    ],
    [
      'a number out of bounds',
      { to: '/contact', search: { topic: 'programs', service: 8 } },
      "{ link: { to: '/contact', search: { topic: 'programs', service: 8 } } }",
      `/contact drops service: 8: ${at}:2`,
    ],
    [
      'a list with an item too many',
      { to: '/courses', search: { area: ['health', 'wealth'] } },
      "{ link: { to: '/courses', search: { area: ['health', 'wealth'] } } }",
      `/courses drops area: ['health', 'wealth']: ${at}:2`,
    ],
    [
      'a name that the query has not',
      { to: '/courses', search: { topic: 'x' } },
      "{ link: { to: '/courses', search: { topic: 'x' } } }",
      `/courses drops topic: 'x': ${at}:2`,
    ],
    [
      'a query where the address has none',
      { to: '/about', search: { q: 'x' } },
      "{ link: { to: '/about', search: { q: 'x' } } }",
      `/about drops q: 'x': ${at}:2`,
    ],
  ])('%s', (_, link, source, said) => expect(saidOf(link, source)).toEqual([said]))
})

test('a link that no source holds as it is comes from what makes it', () => {
  const link = { to: '/courses/$course', params: { course: 'course-81234' } }
  expect(saidOf(link, 'courses.map(linkOf)')).toEqual([
    'there is no page at /courses/course-81234: page /planted, content.parts[0].more.link; see what makes it',
  ])
})

test('what is written as a link and has another shape is no link', () => {
  const fault = (link: object) => `${JSON.stringify(link)} is no link`
  for (const link of [{ to: '/about', label: 'About' }, { to: '/about', hash: '' }, { to: '//site.example' }])
    expect(saidOf(link, '')[0]).toContain(fault(link))
})

test('the same fault in several places is said once', () => {
  const link = { to: '/aboot' }
  expect(plantedFaults(withPage({ a: link, b: [link, { link }] }), {}, new Map())).toEqual([
    'there is no page at /aboot: page /planted, content.a and 2 more; see what makes it',
  ])
})

test('texts that screens import themselves are looked at as well', () => {
  const modules = { 'src/data/site/bar.ts': { links: [{ label: 'About', link: { to: '/aboot' } }] } }
  expect(plantedFaults(pageSources, modules, new Map())).toEqual([
    'there is no page at /aboot: src/data/site/bar.ts, links[0].link; see what makes it',
  ])
})

test('a file is known by its path, and no value of an address is a link', () => {
  expect(dataFiles().get('src/data/site/links.ts')).toContain('export type SiteLink')
  expect(
    plantedFaults(withPage({ to: 'later', from: '/', path: '/aboot', to2: '/aboot' }), {}, new Map()),
  ).toEqual([])
})
