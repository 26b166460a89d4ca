import { describe, expect, test } from 'vitest'
import { servicesHero, successStories } from '~/data/services/overview'
import { serviceSchema, serviceSlugs } from '~/data/services/service'
import { findService, SERVICE_CARD_FEATURES, services } from '~/data/services/services'
import { serviceTitleOf } from '~/data/services/serviceTitles'
import { hrefOf } from '~/data/site/links'
import { expectNone } from '../support/faults'
import { contentFaults } from '../support/siteContentRules'

/** §3, word for word. */
const titles = [
  'Workforce Readiness & Skills Gap Training',
  'RTO & NDIS/Aged Care Business Consulting',
  'Employment Pathways for Skilled & Unskilled Workers',
  'Academic & Research Support',
  'AI Training & Industry-Specific Workshops',
  'AI-Driven Continuous Improvement & Compliance Auditing',
  'Research Student Services',
]

describe('services', () => {
  test.each(services)('$slug follows its schema', (service) => {
    expect(serviceSchema.parse(service)).toEqual(service)
  })

  test('are the seven of §3 in the order of the route table', () => {
    expect(services.map(({ title }) => title)).toEqual(titles)
    expect(services.map(({ slug }) => slug)).toEqual([...serviceSlugs])
    expect(services.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(services.map(({ link }) => hrefOf(link))).toEqual(serviceSlugs.map((slug) => `/services/${slug}`))
  })

  test('a card lists at most four of at least six features (§9)', () => {
    expect(SERVICE_CARD_FEATURES).toBe(4)
    for (const { features } of services) expect(new Set(features).size).toBeGreaterThanOrEqual(6)
  })

  test('no two programs, case studies, descriptions or icons are the same', () => {
    const all = (texts: string[]) => expect(new Set(texts).size).toBe(texts.length)
    all(services.flatMap(({ programs }) => programs.map(({ title }) => title)))
    all(services.flatMap(({ caseStudies }) => caseStudies.map(({ title }) => title)))
    all(services.map(({ description }) => description))
    all(services.map(({ icon }) => icon))
  })

  test('are found by slug, and nothing else is found', () => {
    for (const service of services) {
      expect(findService(service.slug)).toBe(service)
      expect(serviceTitleOf(service.id)).toBe(service.title)
    }
    for (const slug of ['__proto__', 'constructor', '', 'AI-Training', '%00', 'x'.repeat(5000)]) {
      expect(findService(slug)).toBeUndefined()
    }
  })

  test('keep the wording rules and link to pages that exist', () => {
    expectNone(contentFaults({ services, servicesHero, successStories }))
  })

  test('the overview has three stories, each marked as a sample (§2.17)', () => {
    expect(successStories).toHaveLength(3)
    expect(successStories.every(({ sample }) => sample)).toBe(true)
    expect(servicesHero.description.length).toBeGreaterThanOrEqual(50)
    expect(servicesHero.description.length).toBeLessThanOrEqual(158)
  })
})
