import { describe, expect, test } from 'vitest'
import { comingSoonPages } from '~/data/comingSoon/comingSoonPages'
import { employmentPage } from '~/data/employment/employment'
import { enrollingPage } from '~/data/help/enrollingPage'
import { faqPage } from '~/data/help/faqCategories'
import { studyingOnlinePage } from '~/data/help/studyingOnline'
import { blogCarousel, differenceBanner, homeSections } from '~/data/home/home'
import { terms } from '~/data/legal/terms'
import { forOrganisations } from '~/data/organisations/forOrganisations'
import { organizations } from '~/data/organisations/organizations'
import { programs } from '~/data/programs/programs'
import { programsHero } from '~/data/programs/programsPage'
import { servicesHero } from '~/data/services/overview'
import { serviceSlugs } from '~/data/services/service'
import { services } from '~/data/services/services'
import { footerColumns } from '~/data/site/footerNavigation'
import { coursesMenuLinks, MEGA_MENU_COURSES, viewAllInCategory } from '~/data/site/megaMenu'
import * as messages from '~/data/site/messages'
import { headerLinks, notFoundLinks, servicesMenu } from '~/data/site/navigation'
import { tools } from '~/data/tools/tools'
import { linkFaults, linksOf, wordingFaults } from '../support/siteContentRules'

test('every page has a title and a description of its own', () => {
  const heads = [
    employmentPage,
    enrollingPage,
    faqPage,
    studyingOnlinePage,
    terms,
    forOrganisations,
    organizations,
    programsHero,
    servicesHero,
    ...services,
    ...programs,
    ...tools.filter(({ ready }) => ready),
    ...comingSoonPages,
  ]
  const titles = heads.map(({ title }) => title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  const descriptions = heads.map(({ description }) => description)
  expect(descriptions.filter((text, at) => descriptions.indexOf(text) !== at)).toEqual([])
  for (const description of descriptions) {
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(158)
  }
})

describe('navigation', () => {
  test('the bar and its menus link to every page of §2.29', () => {
    const links = linksOf({ headerLinks, servicesMenu })
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
    for (const href of wanted) expect(links).toContain(href)
  })

  test('the mega-menu shows five courses and leads on (§9)', () => {
    expect(MEGA_MENU_COURSES).toBe(5)
    expect(viewAllInCategory('Health')).toBe('View all courses in Health')
  })

  test('every placeholder page is reached from a page that is finished, or from its parent', async () => {
    const { careerTools, pathwayLinks } = await import('~/data/employment/employment')
    const linked = new Set(
      linksOf({ headerLinks, servicesMenu, footerColumns, homeSections, terms, careerTools, pathwayLinks }),
    )
    const unreached = comingSoonPages.filter(({ path, parent }) => parent === undefined && !linked.has(path))
    expect(unreached.map(({ path }) => path)).toEqual([])
  })

  test('keeps the wording rules and links to pages that exist', () => {
    const content = {
      headerLinks,
      servicesMenu,
      coursesMenuLinks,
      footerColumns,
      notFoundLinks,
    }
    expect(wordingFaults(content)).toEqual([])
    expect(linkFaults(content)).toEqual([])
  })
})

describe('home (§2.2)', () => {
  test('its sections stand in the order of the specification', () => {
    expect(Object.keys(homeSections)).toEqual([
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

  test('the specification’s own texts are word for word', () => {
    expect(homeSections.hero.heading).toBe('Browse and compare courses Australia-wide')
    expect(homeSections.hero.text).toContain('in under 30 seconds')
    expect(homeSections.categories.heading).toBe('Find your industry')
    expect(homeSections.gapAnalysis.action).toBe('Generate Gap Analysis')
    expect(blogCarousel.heading).toBe('Let’s start your next education journey.')
    expect(blogCarousel.all.label).toBe('See all recent blogs')
    expect(differenceBanner.points).toHaveLength(3)
    expect(differenceBanner.action.label).toBe('Find out more')
  })

  test('keeps the wording rules and links to pages that exist', () => {
    expect(wordingFaults({ homeSections, blogCarousel, differenceBanner })).toEqual([])
    expect(linkFaults({ homeSections, blogCarousel, differenceBanner })).toEqual([])
  })
})

test('the texts of §7 and §8 that several parts say stand word for word', () => {
  const { searchDemoEmptyHeading, ...texts } = messages
  expect(texts).toEqual({
    articleNotFound: 'Article not found.',
    careerNotFound: 'Career not found.',
    roleNotFound: 'Role not found.',
    uploadFirst: 'Please upload a file first',
    comparisonEmpty: 'No courses selected for comparison',
    backToCourses: 'Back to Courses',
    searchDemoEmptyText: 'Try different keywords or browse our categories',
    overlayEmpty: 'No results found.',
    overlayStart: 'Start typing to search for courses, blogs, or pages…',
    resultsCopied: 'Results copied to clipboard!',
    newsletterThanks: 'Thank you for subscribing to our newsletter!',
  })
  expect(searchDemoEmptyHeading('vet')).toBe('No results found for "vet"')
})
