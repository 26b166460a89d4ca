import { describe, expect, test } from 'vitest'
import { comingSoonSource } from '~/data/comingSoon/comingSoon.page'
import { comingSoonPageSchema } from '~/data/comingSoon/comingSoonPage'
import { comingSoonPages, findComingSoonPage, pagesWithin } from '~/data/comingSoon/comingSoonPages'
import { courses } from '~/data/courses/courses'
import { hrefOf } from '~/data/site/links'
import { tools } from '~/data/tools/tools'
import { careerPathways } from '~/data/wizard/careerPathways'
import { expectNone, faultsIn, placeOf, repeatFaults, schemaFaults } from '../support/faults'
import { contentFaults } from '../support/siteContentRules'

const folder = 'src/data/comingSoon'
const placeOfPage = ({ title }: { title: string }) => placeOf(`title: '${title}'`, folder)

/** The pages with their addresses as text. */
const pages = comingSoonPages.map((page) => ({
  ...page,
  path: hrefOf(page.link),
  above: page.parent && hrefOf(page.parent),
  meanwhile: page.meanwhile.map((offer) => ({ ...offer, href: hrefOf(offer.link) })),
}))

/** The placeholder pages that §2 names, apart from those below /resources. */
const named = [
  '/academic-research',
  '/academic',
  '/academic/literature-review',
  '/academic/integrity-systems',
  '/academic/research-workshops',
  '/academic/thesis-support',
  '/research-students',
  '/research/plan',
  '/research/proposal-builder',
  '/research/supervisor-matching',
  '/research/admissions-support',
  '/research/funding-guidance',
  '/resources',
  '/tools/resume-builder',
  '/tools/interview-simulator',
  '/tools/traineeship-finder',
  '/tools/checklist-generator',
  ...careerPathways.map(({ id }) => `/career-paths/${id}`),
  '/about',
  '/privacy',
  '/terms',
  '/pricing',
]

describe('coming soon pages (§2)', () => {
  test.each(comingSoonPages)('$title follows its schema', (page) => {
    expectNone(schemaFaults(comingSoonPageSchema, page, placeOfPage(page)))
  })

  test('are those of §2, and at least six below /resources', () => {
    const paths = pages.map(({ path }) => path)
    const resources = paths.filter((path) => path.startsWith('/resources/'))
    expectNone([
      ...faultsIn(
        [...named, '/resources/guides/ai-fundamentals'],
        (path) => !paths.includes(path),
        (path) =>
          `${folder}: §2 has ${path}, and no page stands there: write it, or finish the page and take its address out of this test.`,
      ),
      ...faultsIn(
        paths,
        (path) => !resources.includes(path) && !named.includes(path),
        (path) =>
          `${folder}: §2 has no placeholder page ${path}: put it below /resources, or name it in this test.`,
      ),
    ])
    expect(resources.length, `${folder}/resourcePages.ts: pages below /resources`).toBeGreaterThanOrEqual(6)
  })

  test('paths, titles, descriptions and texts are unique', () => {
    expectNone(repeatFaults(pages, ['path', 'title', 'description', 'what'], placeOfPage))
  })

  test('send nobody from one placeholder to another, nor twice to the same page', () => {
    expectNone(
      pages.flatMap((page) => [
        ...faultsIn(
          page.meanwhile,
          ({ href }) => findComingSoonPage(href) !== undefined,
          ({ href }) =>
            `${placeOfPage(page)}: meanwhile leads to ${href}, which is coming soon as well: lead to a finished page.`,
        ),
        ...repeatFaults(page.meanwhile, ['href'], () => `${placeOfPage(page)}, meanwhile`),
      ]),
    )
  })

  test('a page below another has that page as its parent, which leads to it', () => {
    expectNone(
      faultsIn(
        pages,
        ({ above }) => above !== undefined && findComingSoonPage(above) === undefined,
        (page) =>
          `${placeOfPage(page)}: parent ${page.above} is no placeholder page: correct it, or leave it out.`,
      ),
    )
    for (const { path, above } of pages)
      if (above !== undefined) expect(pagesWithin(above).map(({ link }) => hrefOf(link))).toContain(path)
    expect(pagesWithin('/academic')).toHaveLength(4)
    expect(pagesWithin('/research-students')).toHaveLength(5)
  })

  test('every page below /resources hangs below its own folder', () => {
    const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
    expectNone(
      faultsIn(
        pages,
        ({ path, above }) => path.startsWith('/resources/') && above !== folderOf(path),
        (page) => `${placeOfPage(page)}: parent has to be '${folderOf(page.path)}'.`,
      ),
    )
  })

  test('hold every tool that is not ready, and no other', () => {
    expectNone(
      faultsIn(
        tools,
        ({ link, ready }) => (findComingSoonPage(hrefOf(link)) === undefined) !== ready,
        ({ link, title, ready }) =>
          ready
            ? `${placeOfPage({ title })}: ${hrefOf(link)} is ready in src/data/tools/tools.ts: take its placeholder out.`
            : `src/data/tools/tools.ts: ${hrefOf(link)} is not ready: write its placeholder in ${folder}/toolAndPathwayPages.ts.`,
      ),
    )
  })

  test('an unknown path finds nothing', () => {
    for (const path of [
      '',
      '/',
      '/resources/guides/unknown',
      '/research/other',
      '__proto__',
      '/About',
      '/about/',
    ]) {
      expect(findComingSoonPage(path)).toBeUndefined()
    }
  })

  test('the page about prices has every course, and no other page has any', () => {
    const pages = comingSoonSource.ids().flatMap((id) => comingSoonSource.load(id) ?? [])
    const listed = pages.flatMap(({ head, content }) =>
      (content.courses ?? []).map(({ slug }) => `${head.path} ${slug}`),
    )
    expect(listed).toEqual(courses.map(({ slug }) => `/pricing ${slug}`))
  })

  test('keep the wording rules and link to pages that exist', () => {
    expectNone(contentFaults(comingSoonPages))
  })
})
