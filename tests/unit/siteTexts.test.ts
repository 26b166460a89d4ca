import { describe, expect, test } from 'vitest'
import { comingSoonPages } from '~/data/comingSoon/comingSoonPages'
import { differenceBanner, homeSections } from '~/data/home/home'
import { terms } from '~/data/legal/terms'
import * as overlayTexts from '~/data/search/overlayTexts'
import { serviceSlugs } from '~/data/services/service'
import { footerColumns } from '~/data/site/footerNavigation'
import { hrefOf } from '~/data/site/links'
import { coursesMenuLinks, MEGA_MENU_COURSES, viewAllInCategory } from '~/data/site/megaMenu'
import * as messages from '~/data/site/messages'
import { headerLinks, servicesMenu } from '~/data/site/navigation'
import { notFoundLinks } from '~/data/site/notFoundLinks'
import { expectNone, faultsIn, placeOf } from '../support/faults'
import { contentFaults, hrefsOf } from '../support/siteContentRules'

describe('navigation', () => {
  test('the bar and its menus link to every page of §2.29', () => {
    const links = hrefsOf({ headerLinks, servicesMenu })
    const wanted = [
      '/programs',
      ...serviceSlugs.map((slug) => `/services/${slug}`),
      '/for-organisations',
      '/employment-pathways',
      '/academic-research',
      '/resources',
      '/about',
      '/contact',
    ]
    expectNone(
      faultsIn(
        wanted,
        (href) => !links.includes(href),
        (href) =>
          `src/data/site/navigation.ts: nothing in the bar or its menus leads to ${href}: add a link.`,
      ),
    )
  })

  test('the mega-menu shows five courses and leads on (§9)', () => {
    expect(MEGA_MENU_COURSES).toBe(5)
    expect(viewAllInCategory('Health')).toBe('View all courses in Health')
  })

  test('every placeholder page is reached from a page that is finished, or from its parent', async () => {
    const { careerTools, pathwayLinks } = await import('~/data/employment/employment')
    const linked = new Set(
      hrefsOf({ headerLinks, servicesMenu, footerColumns, homeSections, terms, careerTools, pathwayLinks }),
    )
    expectNone(
      faultsIn(
        comingSoonPages,
        ({ link, parent }) => parent === undefined && !linked.has(hrefOf(link)),
        ({ link, title }) =>
          `${placeOf(`title: '${title}'`)}: nothing leads to ${hrefOf(link)}: give it a parent, or link it in src/data/site/footerNavigation.ts.`,
      ),
    )
  })

  test('keeps the wording rules and links to pages that exist', () => {
    const content = {
      headerLinks,
      servicesMenu,
      coursesMenuLinks,
      footerColumns,
      notFoundLinks,
    }
    expectNone(contentFaults(content))
  })
})

describe('home (§2.2)', () => {
  test('its sections stand in the order of the requirements', () => {
    expect(
      Object.keys(homeSections),
      'src/data/home/home.ts: §2.2 has these sections in this order; a further one is named here as well',
    ).toEqual([
      'hero',
      'categories',
      'finder',
      'services',
      'programs',
      'organisations',
      'gapAnalysis',
      'employment',
      'academic',
      'research',
    ])
  })

  test('the texts that are required are word for word', () => {
    expect(homeSections.hero.heading).toBe('Browse and compare courses Australia-wide')
    expect(homeSections.hero.text).toContain('in under 30 seconds')
    expect(homeSections.categories.heading).toBe('Find your industry')
    expect(homeSections.gapAnalysis.action).toBe('Generate Gap Analysis')
    expect(differenceBanner.points).toHaveLength(3)
    expect(differenceBanner.action.label).toBe('Find out more')
  })

  test('keeps the wording rules and links to pages that exist', () => {
    expectNone(contentFaults({ homeSections, differenceBanner }))
  })
})

test('the texts of §7 and §8 that several parts say stand word for word', () => {
  const { searchDemoEmptyHeading, ...texts } = messages
  expect(
    texts,
    'src/data/site/messages.ts: the requirements have these words; a text of our own stands in the data of its area',
  ).toEqual({
    articleNotFound: 'Article not found.',
    careerNotFound: 'Career not found.',
    roleNotFound: 'Role not found.',
    uploadFirst: 'Please upload a file first',
    comparisonEmpty: 'No courses selected for comparison',
    backToCourses: 'Back to Courses',
    searchDemoEmptyText: 'Try different keywords or browse our categories',
    resultsCopied: 'Results copied to clipboard!',
    newsletterThanks: 'Thank you for subscribing to our newsletter!',
  })
  expect({ ...overlayTexts }).toEqual({
    overlayEmpty: 'No results found.',
    overlayStart: 'Start typing to search for courses, blogs, or pages…',
  })
  expect(searchDemoEmptyHeading('vet')).toBe('No results found for "vet"')
})
