import { describe, expect, test } from 'vitest'
import { comingSoonPageSchema } from '~/data/comingSoon/comingSoonPage'
import { comingSoonPages, findComingSoonPage, pagesWithin } from '~/data/comingSoon/comingSoonPages'
import { tools } from '~/data/tools/tools'
import { careerPathways } from '~/data/wizard/careerPathways'
import { linkFaults, wordingFaults } from '../support/siteContentRules'

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
  test.each(comingSoonPages)('$path follows its schema', (page) => {
    expect(comingSoonPageSchema.parse(page)).toEqual(page)
  })

  test('are those of §2, and at least six below /resources', () => {
    const paths = comingSoonPages.map(({ path }) => path)
    const resources = paths.filter((path) => path.startsWith('/resources/'))
    expect(paths.filter((path) => !resources.includes(path)).sort()).toEqual([...named].sort())
    expect(resources.length).toBeGreaterThanOrEqual(6)
    expect(resources).toContain('/resources/guides/ai-fundamentals')
  })

  test('paths, titles, descriptions and texts are unique', () => {
    const all = (values: string[]) => expect(new Set(values).size).toBe(values.length)
    all(comingSoonPages.map(({ path }) => path))
    all(comingSoonPages.map(({ title }) => title))
    all(comingSoonPages.map(({ description }) => description))
    all(comingSoonPages.map(({ what }) => what))
  })

  test('send nobody from one placeholder to another, nor twice to the same page', () => {
    for (const { meanwhile } of comingSoonPages) {
      for (const { href } of meanwhile) expect(findComingSoonPage(href)).toBeUndefined()
      expect(new Set(meanwhile.map(({ href }) => href)).size).toBe(meanwhile.length)
    }
  })

  test('a page below another has that page as its parent, which leads to it', () => {
    for (const page of comingSoonPages) {
      if (page.parent === undefined) continue
      expect(findComingSoonPage(page.parent)).toBeDefined()
      expect(pagesWithin(page.parent)).toContain(page)
    }
    expect(pagesWithin('/academic')).toHaveLength(4)
    expect(pagesWithin('/research-students')).toHaveLength(5)
  })

  test('every page below /resources hangs below its own folder', () => {
    for (const { path, parent } of comingSoonPages) {
      if (path.startsWith('/resources/')) expect(parent).toBe(path.slice(0, path.lastIndexOf('/')))
    }
  })

  test('hold every tool that is not ready, and no other', () => {
    for (const { href, ready } of tools) expect(findComingSoonPage(href) === undefined).toBe(ready)
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

  test('keep the wording rules and link to pages that exist', () => {
    expect(wordingFaults(comingSoonPages)).toEqual([])
    expect(linkFaults(comingSoonPages)).toEqual([])
  })
})
