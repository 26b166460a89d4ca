import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findRole } from '~/data/careers/careers'
import { findCourse } from '~/data/courses/courses'
import { hrefOf } from '~/data/site/links'
import { careerPathways, findCareerPathway } from '~/data/wizard/careerPathways'
import {
  careerAnswersSchema,
  careerLabels,
  careerOptions,
  careerWizardSteps,
  emptyCareerAnswers,
  toggleSkill,
} from '~/data/wizard/careerWizard'
import { reasonsFor } from '~/data/wizard/pathwayReasons'
import { waysOf } from '~/data/wizard/pathwayWays'

describe('the career wizard', () => {
  test('asks every question of §3 once, in four steps', () => {
    expect(careerWizardSteps).toHaveLength(4)
    const asked = careerWizardSteps.flatMap(({ questions }) => questions)
    expect(asked.toSorted()).toEqual(Object.keys(careerOptions).toSorted())
    expect(Object.keys(careerLabels).toSorted()).toEqual(asked.toSorted())
    expect(Object.values(careerOptions).map(({ length }) => length)).toEqual([
      8, 5, 7, 11, 12, 4, 7, 5, 5, 6, 4, 4,
    ])
  })

  test('any answers go round through storage', () => {
    const oneOf = (options: readonly string[]) => fc.constantFrom('', ...options)
    const someOf = (options: readonly string[]) => fc.subarray([...options])
    const answers = fc.record(
      Object.fromEntries(
        Object.entries(careerOptions).map(([name, options]) => [
          name,
          Array.isArray(emptyCareerAnswers[name as keyof typeof emptyCareerAnswers])
            ? someOf(options)
            : oneOf(options),
        ]),
      ),
    )
    fc.assert(
      fc.property(answers, (given) => {
        const kept = careerAnswersSchema.parse(given)
        expect(kept).toEqual(given)
        expect(careerAnswersSchema.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
      }),
      { numRuns: 1000 },
    )
  })

  test('reads stored answers, damaged or not', () => {
    const answers = { ...emptyCareerAnswers, currentRole: 'Student', interests: ['Healthcare', 'Education'] }
    expect(careerAnswersSchema.parse(answers)).toEqual(answers)
    expect(careerAnswersSchema.parse({ budget: 'lots', interests: ['Education', 'Golf'] })).toEqual({
      ...emptyCareerAnswers,
      interests: ['Education'],
    })
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...Object.keys(careerOptions)), fc.anything())),
        (value) => {
          const read = careerAnswersSchema.parse(value)
          expect(careerAnswersSchema.parse(read)).toEqual(read)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('never keeps "None of the above" beside a skill', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...careerOptions.technicalSkills)), (presses) => {
        const chosen = presses.reduce(toggleSkill, emptyCareerAnswers.technicalSkills)
        if (chosen.includes('None of the above')) expect(chosen).toEqual(['None of the above'])
        expect(new Set(chosen).size).toBe(chosen.length)
      }),
      { numRuns: 1000 },
    )
    expect(toggleSkill(['None of the above'], 'Sales')).toEqual(['Sales'])
    expect(toggleSkill(['Sales'], 'Sales')).toEqual([])
  })
})

describe('the five pathways', () => {
  test('have the titles, order and scores of §3', () => {
    expect(careerPathways.map(({ title, matchScore }) => [title, matchScore])).toEqual([
      ['AI Business Analyst', 95],
      ['AI Marketing Specialist', 88],
      ['AI Healthcare Specialist', 82],
      ['AI Education Specialist', 90],
      ['AI Ethics & Governance Specialist', 85],
    ])
    expect(new Set(careerPathways.map(({ id }) => id)).size).toBe(5)
    expect(careerPathways.every(({ id }) => /^[a-z]+(-[a-z]+)*$/.test(id))).toBe(true)
  })

  test('are found by id, and by nothing else', () => {
    expect(findCareerPathway('ai-business-analyst')?.matchScore).toBe(95)
    for (const id of ['', '__proto__', 'constructor', 'AI Business Analyst'])
      expect(findCareerPathway(id)).toBeUndefined()
  })

  /** What each pathway is about, by the subjects of courses and by careers: its courses and roles are about nothing else. */
  const matters: Readonly<Record<string, { subjects: readonly string[]; careers: readonly string[] }>> = {
    'AI Business Analyst': {
      subjects: [
        'business-management',
        'information-technology',
        'finance-accounting',
        'media-communications',
      ],
      careers: ['leadership-and-operations', 'office-administration', 'information-technology'],
    },
    'AI Marketing Specialist': {
      subjects: [
        'marketing-communications',
        'media-communications',
        'arts-design',
        'creative-arts',
        'business-management',
        'information-technology',
      ],
      careers: ['marketing-and-communications'],
    },
    'AI Healthcare Specialist': {
      subjects: [
        'healthcare-nursing',
        'social-work',
        'psychology-counseling',
        'information-technology',
        'legal-studies',
        'human-resources',
      ],
      careers: ['aged-and-disability-support'],
    },
    'AI Education Specialist': {
      subjects: [
        'education-training',
        'human-resources',
        'media-communications',
        'information-technology',
        'psychology-counseling',
      ],
      careers: ['training-and-assessment', 'early-childhood-education'],
    },
    'AI Ethics & Governance Specialist': {
      subjects: [
        'legal-studies',
        'information-technology',
        'business-management',
        'human-resources',
        'healthcare-nursing',
      ],
      careers: ['leadership-and-operations', 'information-technology'],
    },
  }
  /** What a course has to be about that a pathway with a field of its own leads to. */
  const needs: Readonly<Record<string, string>> = {
    'AI Healthcare Specialist': 'healthcare-nursing',
    'AI Education Specialist': 'education-training',
  }

  test.each(careerPathways)('lead to courses and roles that share their subject: $title', (pathway) => {
    const { recommended, roles } = waysOf(pathway)
    const matter = matters[pathway.title]
    expect(recommended.length).toBeGreaterThanOrEqual(3)
    for (const { slug } of recommended) {
      const course = findCourse(slug)
      expect(matter?.subjects, slug).toEqual(expect.arrayContaining(course?.subjects ?? ['none']))
      const needed = needs[pathway.title]
      if (needed) expect(course?.subjects, slug).toContain(needed)
      expect(course?.award, slug).not.toMatchObject({ status: 'superseded' })
    }
    expect(roles.length).toBeGreaterThanOrEqual(2)
    for (const { label, link } of roles) {
      const [, , career, role] = hrefOf(link).split('/')
      expect(matter?.careers, label).toContain(career)
      expect(findRole(role ?? '')?.careerSlug).toBe(career)
    }
  })

  test('do not lead to what is not there', () => {
    const [analyst] = careerPathways
    if (analyst === undefined) throw new Error('there are five pathways')
    expect(() => waysOf({ ...analyst, roles: ['astronaut'] })).toThrow('astronaut')
    expect(() => waysOf({ ...analyst, recommended: ['flying'] })).toThrow('flying')
  })

  test('name the answers that speak for them', () => {
    const [analyst] = careerPathways
    if (analyst === undefined) throw new Error('there are five pathways')
    expect(reasonsFor(analyst, emptyCareerAnswers)).toEqual([])
    expect(
      reasonsFor(analyst, {
        ...emptyCareerAnswers,
        technicalSkills: ['Data Analysis', 'Sales', 'Finance'],
        interests: ['Education'],
        careerGoal: 'Higher Salary',
        timeframe: '5+ years',
      }),
    ).toEqual(['It uses skills you have: Data Analysis and Finance.', 'It serves your goal: Higher Salary.'])
  })

  test('name every kind of answer that can speak for one, in the order of the questions', () => {
    const answers = {
      ...emptyCareerAnswers,
      technicalSkills: ['Sales', 'Finance'],
      interests: ['Healthcare', 'Education'],
      currentRole: 'Student',
      careerGoal: 'Higher Salary',
      timeframe: '5+ years',
    } as const
    const { technicalSkills, interests, currentRole, careerGoal, timeframe } = answers
    const suits = {
      technicalSkills,
      interests: interests.slice(0, 1),
      currentRole: [currentRole],
      careerGoal: [careerGoal],
      timeframe: [timeframe],
    }
    expect(
      reasonsFor({ suits }, { ...answers, technicalSkills: [...technicalSkills], interests: [...interests] }),
    ).toEqual([
      'It uses skills you have: Sales and Finance.',
      'It fits your interests: Healthcare.',
      'It is a next step from your role: Student.',
      'It serves your goal: Higher Salary.',
      'It fits your time frame: 5+ years.',
    ])
    expect(
      reasonsFor({ suits: {} }, { ...answers, technicalSkills: ['Sales'], interests: ['Education'] }),
    ).toEqual([])
  })
})
