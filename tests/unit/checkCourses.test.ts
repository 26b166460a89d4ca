import { describe, expect, test } from 'vitest'
import type { Course } from '~/data/courses/course'
import { coursesOn } from '~/data/courses/courses'
import { entryRequirementsOf } from '~/data/courses/courseTerms'
import { isOpenOn, registerEntryOf, registerStatusOf } from '~/data/courses/registerStatus'
import { unitTextsOf } from '~/data/courses/unitTexts'
import { plural } from '~/data/site/plural'
import { checkCourses, courseFaults } from '../../build/checkCourses'
import { fullCourse } from '../support/courseCards'

const sound = fullCourse({ nextIntake: '2026-06-01' })
const { award } = sound
if (award.kind !== 'national') throw new Error('The sample course is national.')
const { register } = award
const days = { day: '2026-02-01', planned: '2026-01-05' }
const superseded = { by: 'CHC33027', since: '2025-09', teachOutEnds: null }

describe('a course that contradicts itself', () => {
  const withAward = (given: object) => ({ ...sound, award: { ...award, ...given } })
  test.each<[string, Course, string]>([
    [
      'a list that is too short',
      withAward({ coreUnits: [] }),
      'award.coreUnits: lists 0, and unitsRequired says 1.',
    ],
    [
      'numbers that do not add up',
      withAward({ unitsRequired: { total: 17, core: 1, elective: 1 } }),
      'award.unitsRequired: 1 core and 1 elective are not 17 in all.',
    ],
    ['a unit twice', withAward({ electiveUnits: award.coreUnits }), 'award: lists the unit CHCCCS031 twice.'],
    [
      'a part that is not said to be unverified',
      withAward({ unitsVerified: 'partly' }),
      'award.unitsNote: has to say which part of the list is verified.',
    ],
    [
      'a prerequisite in free text',
      { ...sound, entryChecks: ['CHC33021 Certificate III in Individual Support'] },
      'entryChecks: "CHC33021 Certificate III in Individual Support" asks for earlier study: write it in award.prerequisites.',
    ],
    [
      'an intake before any was planned',
      { ...sound, nextIntake: '2025-12-01' },
      'nextIntake: 2025-12-01 is before 2026-01-05, when the intakes were planned.',
    ],
    ['a price without currency', { ...sound, price: '3,200' }, "price: is written as '$590' or '$1,200'."],
    [
      'superseded and popular',
      { ...withAward({ register: { ...register, superseded } }), popular: true },
      'popular: has to be false for CHC33021, which is superseded or has ended.',
    ],
    [
      'superseded and featured',
      { ...withAward({ register: { ...register, superseded } }), badge: 'Featured' },
      'badge: "Featured" may not stand on CHC33021, which is superseded or has ended.',
    ],
    [
      'superseded without successor',
      withAward({ register: { ...register, superseded: { since: '2025', teachOutEnds: null } } }),
      'award.register.superseded.by: Invalid input: expected string, received undefined.',
    ],
    [
      'read after the build',
      withAward({ register: { ...register, asAt: '2026-03-01' } }),
      'award.register.asAt: 2026-03-01 is after the day of this build, 2026-02-01.',
    ],
    [
      'its own successor',
      withAward({ register: { ...register, superseded: { ...superseded, by: 'CHC33021' } } }),
      'award.register: CHC33021 can neither replace itself nor be replaced by itself.',
    ],
  ])('fails with course, field and rule: %s', (_what, course, sentence) => {
    expect(courseFaults([course], days)).toEqual([`Course ${sound.slug}: ${sentence}`])
    expect(() => checkCourses([course], days)).toThrow(sentence)
  })

  test('is no course without a fault', () => {
    expect(courseFaults([sound], days)).toEqual([])
    expect(() => checkCourses([sound], days)).not.toThrow()
  })
})

describe('the status of a product on a day', () => {
  test.each([
    ['current', register, '2026-02-01', true],
    ['current', register, '2027-01-05', true],
    ['unchecked', register, '2027-01-06', true],
    ['unchecked', { ...register, isChecked: false }, '2026-02-01', true],
    ['superseded', { ...register, superseded }, '2025-09-01', false],
    [
      'superseded',
      { ...register, superseded: { ...superseded, teachOutEnds: '2027-01-01' } },
      '2026-02-01',
      false,
    ],
    ['ending', { ...register, superseded }, '2025-08-31', true],
    ['ending', { ...register, ends: '2026-02-01' }, '2026-02-01', true],
    ['ending', { ...register, ends: '2026-02-01' }, '2026-02-02', false],
  ] as const)('is %s', (status, facts, day, isOpen) => {
    expect(registerStatusOf(facts, day)).toBe(status)
    expect(isOpenOn(facts, day)).toBe(isOpen)
  })

  const sentences = (facts: object, day = '2026-02-01') =>
    registerEntryOf(
      { code: 'CHC33021', award: { ...award, register: { ...register, ...facts } } },
      day,
    )?.sentences.join(' ')

  test('says a teach-out only where it is known', () => {
    expect(sentences({ superseded })).toBe(
      'CHC33027 replaced CHC33021 in September 2025. How long CHC33021 can still be studied is to be confirmed: ask before you pay.',
    )
    const known = { superseded: { ...superseded, since: '2025', teachOutEnds: '2026-06-30' } }
    expect(sentences(known)).toContain('The teach-out of CHC33021 ends on 30 June 2026')
    expect(sentences(known, '2026-07-01')).toContain('ended on 30 June 2026, so it is not open for enrolment')
    expect(sentences({ ends: '2026-06-30' })).toContain('CHC33021 ends on 30 June 2026')
    expect(sentences({ ends: '2026-06-30' }, '2026-07-01')).toContain('is not open for enrolment')
    expect(sentences({ superseded: { ...superseded, since: '2026-03-01' } })).toContain(
      'CHC33027 replaces CHC33021 on 1 March 2026.',
    )
  })

  test('is none for a short course', () => {
    expect(
      registerEntryOf({ code: 'LL-AI101', award: { kind: 'short', note: 'No AQF.' } }, '2026-02-01'),
    ).toBeNull()
  })
})

test('an intake that has passed is no next start', () => {
  expect(coursesOn('2026-06-01', [sound])[0]?.nextIntake).toBe('2026-06-01')
  expect(coursesOn('2026-06-02', [sound])[0]?.nextIntake).toBeNull()
})

describe('what a course asks for', () => {
  const asked = (prerequisites: typeof award.prerequisites) =>
    entryRequirementsOf({ ...sound, award: { ...award, prerequisites } })
  test('is the fixed sentence where there is nothing', () => {
    expect(asked([])[0]).toBe('There are no academic prerequisites.')
  })
  test('takes its place where there is something, or nobody knows', () => {
    const title = 'Certificate III in Individual Support'
    expect(
      asked([{ kind: 'qualification', oneOf: [{ code: 'CHC33021', title }, { title: 'Diploma' }] }])[0],
    ).toBe(`You need CHC33021 ${title} or a Diploma before you start.`)
    expect(asked([{ kind: 'units', units: [{ code: 'HLTAID011', title: 'Provide First Aid' }] }])[0]).toBe(
      'You need HLTAID011 Provide First Aid before you start.',
    )
    expect(asked(null)[0]).toBe(
      'Whether CHC33021 asks for earlier study is to be confirmed: ask before you pay.',
    )
    for (const prerequisites of [null, [{ kind: 'skills' as const, text: 'You need to teach already.' }]])
      expect(asked(prerequisites).join(' ')).not.toContain('no academic prerequisites')
  })
})

test('a count and its noun agree', () => {
  expect([0, 1, 2].map((count) => plural(count, 'unit'))).toEqual(['0 units', '1 unit', '2 units'])
  expect(plural(2, 'person', 'people')).toBe('2 people')
})

test('one unit is one unit', () => {
  const one = { ...award, electiveUnits: [], unitsRequired: { total: 1, core: 1, elective: 0 } }
  expect(unitTextsOf(one, []).lead).toEqual(['You complete 1 unit.'])
})
