import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogueSearchSchema } from '~/data/courses/catalogueSearch'
import { subjects } from '~/data/courses/subjects'
import { learningGoalIds } from '~/data/courses/vocabulary'
import { wizardSteps } from '~/data/courses/wizardSearch'
import { parseSearch, stringifySearch } from '~/data/site/searchParams'
import {
  budgetOptions,
  type CourseFinderAnswers,
  courseFinderAnswersSchema,
  courseFinderSteps,
  emptyAnswers,
  furthestStep,
  hasGoal,
  hasNameAndEmail,
  hasStatusAndLevel,
  hasSubject,
  isStepAllowed,
  levelOptions,
  methodOptions,
  progressOf,
  reasonOptions,
  recommendedSearch,
  statusOptions,
  timeCommitmentOptions,
} from '~/data/wizard/courseFinder'

const complete: CourseFinderAnswers = {
  learningGoal: 'upskill',
  subjectInterest: 'languages',
  preferences: { ...emptyAnswers.preferences, status: 'Student', level: 'Diploma' },
  customerDetails: { ...emptyAnswers.customerDetails, firstName: 'Ada', email: 'not an address' },
}

describe('the course finder', () => {
  test('offers the options of §3', () => {
    const lists = [
      statusOptions,
      levelOptions,
      reasonOptions,
      methodOptions,
      budgetOptions,
      timeCommitmentOptions,
    ]
    expect(lists.map(({ length }) => length)).toEqual([6, 11, 8, 7, 7, 6])
    expect(courseFinderSteps.map(({ step }) => step)).toEqual(wizardSteps)
  })

  test('opens each step on presence alone', () => {
    for (const has of [hasGoal, hasSubject, hasStatusAndLevel, hasNameAndEmail]) {
      expect(has(emptyAnswers)).toBe(false)
      expect(has(complete)).toBe(true)
    }
    expect(hasStatusAndLevel({ ...complete, preferences: { ...complete.preferences, level: '' } })).toBe(
      false,
    )
    expect(
      hasNameAndEmail({ ...complete, customerDetails: { ...complete.customerDetails, firstName: '  ' } }),
    ).toBe(false)
    expect(
      hasNameAndEmail({ ...complete, customerDetails: { ...complete.customerDetails, lastName: '' } }),
    ).toBe(true)
    expect(hasSubject({ ...complete, subjectInterest: ' \t' })).toBe(false)
  })

  test('leads no further than the first step that is not complete', () => {
    expect(furthestStep(emptyAnswers)).toBe('goal')
    expect(furthestStep({ ...emptyAnswers, learningGoal: 'hobby' })).toBe('subject')
    expect(furthestStep({ ...complete, preferences: emptyAnswers.preferences })).toBe('preferences')
    expect(furthestStep({ ...complete, learningGoal: '' })).toBe('goal')
    expect(furthestStep(complete)).toBe('details')
    expect(wizardSteps.filter((step) => isStepAllowed({ ...complete, subjectInterest: '' }, step))).toEqual([
      'goal',
      'subject',
    ])
  })

  test('is a quarter further with each step', () => {
    expect(wizardSteps.map(progressOf)).toEqual([25, 50, 75, 100])
  })

  test('reads a stored draft', () => {
    expect(courseFinderAnswersSchema.parse(JSON.parse(JSON.stringify(complete)))).toEqual(complete)
    expect(courseFinderAnswersSchema.parse({})).toEqual(emptyAnswers)
    expect(
      courseFinderAnswersSchema.parse({
        ...complete,
        preferences: { status: 'Wizard', level: 'Diploma', startDate: '31/12/2026' },
        customerDetails: {
          firstName: 'x'.repeat(61),
          goals: `one\r\ntwo\u0000${'y'.repeat(3000)}`,
          newsletter: 'maybe',
        },
      }),
    ).toMatchObject({
      preferences: { status: '', level: 'Diploma', startDate: '' },
      customerDetails: {
        firstName: '',
        goals: `one\ntwo ${'y'.repeat(1992)}`,
        newsletter: false,
        preferredContact: 'email',
      },
    })
  })

  test('any answers go round through storage, and what a list needs of them through its link', () => {
    const answers = fc.record({
      learningGoal: fc.constantFrom(...learningGoalIds),
      subjectInterest: fc.constantFrom(...subjects.map(({ id }) => id)),
      preferences: fc.record({
        status: fc.constantFrom(...statusOptions),
        level: fc.constantFrom(...levelOptions),
        reason: fc.constantFrom(...reasonOptions),
        method: fc.constantFrom(...methodOptions),
        startDate: fc.constantFrom('', '2027-02-08', '2028-02-29'),
        budget: fc.constantFrom(...budgetOptions),
        timeCommitment: fc.constantFrom(...timeCommitmentOptions),
      }),
      customerDetails: fc.record({ firstName: fc.string({ unit: 'grapheme' }), goals: fc.string() }),
    })
    fc.assert(
      fc.property(answers, (given) => {
        const kept = courseFinderAnswersSchema.parse(given)
        expect(kept).toMatchObject({ ...given, customerDetails: {} })
        expect(courseFinderAnswersSchema.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
        const search = recommendedSearch(kept)
        expect(catalogueSearchSchema.parse(parseSearch(stringifySearch(search)))).toMatchObject(search)
      }),
      { numRuns: 1000 },
    )
  })

  test('survives any damaged draft', () => {
    const damaged = fc.oneof(
      fc.anything(),
      fc.record({
        learningGoal: fc.anything(),
        subjectInterest: fc.anything(),
        preferences: fc.oneof(fc.anything(), fc.record({ status: fc.anything(), startDate: fc.string() })),
        customerDetails: fc.oneof(
          fc.anything(),
          fc.record({ goals: fc.string({ unit: 'binary' }), newsletter: fc.anything() }),
        ),
      }),
    )
    fc.assert(
      fc.property(damaged, (value) => {
        const answers = courseFinderAnswersSchema.parse(value)
        expect(courseFinderAnswersSchema.parse(answers)).toEqual(answers)
        expect(wizardSteps).toContain(furthestStep(answers))
      }),
      { numRuns: 1000 },
    )
  })
})
