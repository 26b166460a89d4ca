import { describe, expect, test } from 'vitest'
import * as employment from '~/data/employment/employment'
import { forOrganisations } from '~/data/organisations/forOrganisations'
import { forOrganisationsSchema, organizationsSchema } from '~/data/organisations/organisation'
import { csvHint, organizations } from '~/data/organisations/organizations'
import { hrefOf } from '~/data/site/links'
import { findIn } from '~/data/site/page'
import { pageSources } from '~/data/site/pages'
import { findTool } from '~/data/tools/tools'
import { render } from '~/server'
import { expectNone } from '../support/faults'
import { contentFaults } from '../support/siteContentRules'

describe('organisations (§2.21)', () => {
  test('both variants follow their schemas', () => {
    expect(forOrganisationsSchema.parse(forOrganisations)).toEqual(forOrganisations)
    expect(organizationsSchema.parse(organizations)).toEqual(organizations)
  })

  test('the two buttons stand in the hero and again at the bottom', () => {
    const actions = [
      { label: 'Request Proposal', link: { to: '/contact', search: { type: 'proposal' } } },
      { label: 'Request Demo', link: { to: '/contact', search: { type: 'demo' } } },
    ]
    expect(forOrganisations.hero.actions).toEqual(actions)
    expect(forOrganisations.closing.actions).toEqual(actions)
  })

  test('values, calculator, planner and cases are those of the requirements', () => {
    expect(forOrganisations.values.map(({ heading }) => heading)).toEqual([
      'Predictive analytics for compliance and workforce planning',
      'Policy pre-review and audit readiness',
      'Upskilling pathways for all staff levels',
    ])
    expect(forOrganisations.calculator.heading).toBe('ROI/Upskilling Calculator')
    expect(forOrganisations.calculator.action.link).toEqual({ to: '/tools/roi-calculator' })
    expect(forOrganisations.planner.action).toEqual({
      label: 'Upload Staff Skills (CSV)',
      link: { to: '/tools/team-planner' },
    })
    expect(forOrganisations.cases.map(({ title }) => title)).toEqual([
      'Aged care upskilling for 200+ staff',
      'RTO policy review with audit time cut by 40%',
      'SME workforce gap mapping',
    ])
  })

  test('the other variant has its ROI section, preview and hint', () => {
    expect(organizations.roi.action).toEqual({
      label: 'Calculate Your ROI',
      link: { to: '/tools/roi-calculator' },
    })
    expect(organizations.roi.preview.heading).toBe('Quick ROI Preview')
    expect(organizations.roi.preview.label).toBe('sample $127K annual savings for 100 employees')
    expect(csvHint).toBe('CSV format with columns: Name, Role, Skills, Experience Level')
    expect(organizations.upload.hint).toBe(csvHint)
  })

  test('keep the wording rules and link to pages that exist', () => {
    expectNone(contentFaults({ forOrganisations, organizations }))
  })
})

describe('employment pathways (§2.22)', () => {
  test('statistics, wizard, tools, statistics of pathways and courses follow each other', async () => {
    const { html } = await render('/employment-pathways', (name, id) => findIn(pageSources, name, id))
    const [, main = ''] = html.split(/<\/?main\b/)
    const sections = main
      .split('<section')
      .slice(1)
      .map((section) => ({
        heading: />([^<]*)<\/h2>/.exec(section)?.[1],
        figures: [...section.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)</g)].map(
          ([, label, number]) => `${label} ${number}`,
        ),
        courses: section.match(/<article/g)?.length ?? 0,
        browses: />Browse All Courses</.test(section),
      }))
    const { employmentPage, wizardPromo } = employment
    const plain = { figures: [], courses: 0, browses: false }
    expect(sections).toEqual([
      {
        ...plain,
        heading: employmentPage.studentsHeading,
        figures: ['Completion 94%', 'Employment 87%', 'Salary increase 32%', 'Satisfaction 4.8/5'],
      },
      { ...plain, heading: wizardPromo.heading },
      { ...plain, heading: 'Career tools' },
      {
        ...plain,
        heading: employmentPage.pathwaysHeading,
        figures: ['Placement 87%', 'Career transitions 1,200+', 'Partner employers 150+'],
      },
      { ...plain, heading: 'Courses to start with', courses: 3, browses: true },
    ])
  })

  test('every career tool is a page under /tools', () => {
    for (const { slug, link, ready } of employment.careerTools) {
      expect(hrefOf(link)).toBe(`/tools/${slug}`)
      expect(findTool(slug)?.ready).toBe(ready)
    }
  })

  test('keep the wording rules and link to pages that exist', () => {
    const { employmentPage, wizardPromo, careerTools, pathwayLinks } = employment
    expectNone(contentFaults({ employmentPage, wizardPromo, careerTools, pathwayLinks }))
    expect(pathwayLinks).toHaveLength(5)
  })

  const course = (id: number, categoryId: string, reviews: number, goal = 'career-change') => ({
    id,
    categoryId,
    reviews,
    learningGoals: [goal],
  })

  test('recommends three courses, one a category, most reviewed first', () => {
    const courses = [
      course(1, 'health', 10),
      course(2, 'health', 40, 'return-work'),
      course(3, 'creative', 90, 'hobby'),
      course(4, 'education', 30),
      course(5, 'technology', 30),
      course(6, 'creative', 5),
    ]
    expect(employment.recommendedCourses(courses).map(({ id }) => id)).toEqual([2, 4, 5])
    expect(employment.recommendedCourses([])).toEqual([])
  })
})
