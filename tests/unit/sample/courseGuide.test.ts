import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { company } from '~/data/company'
import { courseSchema } from '~/data/courses/course'
import { courseGuide } from '~/data/courses/courseGuide'
import { guideText, wrap } from '~/data/courses/guideText'
import { fullCourse } from '../../support/courseCards'

/** The day for which the guides are made. */
const day = '2026-02-01'

const textOf = (given: Parameters<typeof fullCourse>[0] = {}) =>
  guideText(courseGuide(fullCourse(given), company, day))

describe('the course guide', () => {
  test('is made from a valid course', () => {
    expect(courseSchema.safeParse(fullCourse()).error).toBeUndefined()
  })

  test('is named after the course', () => {
    expect(courseGuide(fullCourse(), company, day).fileName).toBe(
      'certificate-iii-in-individual-support-course-guide',
    )
  })

  test('names code, title, units, prices, entry and contact', () => {
    const text = textOf()
    for (const said of [
      'CERTIFICATE III IN INDIVIDUAL SUPPORT',
      'CHC33021 Certificate III in Individual Support. Nationally recognised training.',
      'CHCCCS031 Provide individualised support',
      'You complete 2 units: 1 core and 1 elective.',
      'Status: Current. CHC33021 is current, as read on 5 January 2026.',
      'There are no academic prerequisites.',
      '2 blocks: 54 hours and 50 hours',
      'Price: $3,200.',
      '$2,880 paid in full',
      'You must be 18 or above',
      'National Police Check before placement',
      'No government-funded courses are offered',
      '1800 160 401',
      'RTO 00000',
    ])
      expect(text.replace(/\s+/g, ' ')).toContain(said)
  })

  test('says how many hours a week asks for, where the course has weeks', () => {
    expect(textOf()).toContain('- Study time: About 15 hours a week')
    expect(textOf().replace(/\s+/g, ' ')).toContain('the call among them; placement comes')
    const workedOutFrom = 'Planned: half an hour of reading and half an hour of practice.'
    expect(textOf({ studyWeek: { hours: 1, workedOutFrom } })).toContain('About 1 hour a week')
    expect(textOf({ studyWeek: null })).not.toMatch(/Study time|Planned|a week\n/)
  })

  test('is plain text in 80 columns without gaps', () => {
    const text = textOf()
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
    expect(text).not.toMatch(/\n{3}|[ \t]\n|undefined|null|\r/)
    expect(text.endsWith('\n')).toBe(true)
  })

  test('points to the register where units are not verified, and says what is superseded', () => {
    const { award } = fullCourse()
    if (award.kind !== 'national') throw new Error('the sample course is national')
    const text = textOf({
      award: {
        ...award,
        coreUnits: [],
        electiveUnits: [],
        unitsRequired: null,
        unitsVerified: 'no',
        register: {
          ...award.register,
          superseded: { by: 'CHC33027', since: '2025-09', teachOutEnds: null },
        },
      },
    }).replace(/\s+/g, ' ')
    expect(text).toContain('National Register')
    expect(text).toContain('Status: Superseded by CHC33027. CHC33027 replaced CHC33021 in September 2025.')
    expect(text).toContain('is to be confirmed: ask before you pay.')
    expect(text).toContain('What you learn, by topic - Placement support')
  })

  test('asks to check a version that nobody has checked', () => {
    const { award } = fullCourse()
    if (award.kind !== 'national') throw new Error('the sample course is national')
    const unread = { ...award, register: { ...award.register, isChecked: false } }
    expect(textOf({ award: unread })).toContain('Status: To be confirmed.')
    expect(textOf()).not.toContain('To be confirmed')
  })

  test('leaves out what a short course does not have', () => {
    const text = textOf({
      award: { kind: 'short', note: 'This course does not lead to an AQF qualification.' },
      placement: null,
    })
    expect(text).toContain('This course does not lead to an AQF qualification.')
    expect(text).not.toMatch(/Nationally recognised|Subjects|Work placement/)
  })

  test('gives the details that a detailed course has', () => {
    const text = textOf({
      detail: {
        syllabus: [{ title: 'Week one', topics: ['Meeting people', 'Listening'] }],
        prerequisites: ['A computer and a microphone'],
        instructor: { name: 'Mara Ellison', about: 'She has taught care work for twelve years.' },
        maxStudents: 20,
        certification: 'You receive a certificate of completion.',
      },
    })
    for (const said of ['Syllabus', '- Listening', 'Mara Ellison', 'Up to 20 students.'])
      expect(text).toContain(said)
  })
})

test('wrapping leaves out the space around a text and between its words', () => {
  expect(wrap(' a  b ')).toBe('a b')
})

test('wrapping keeps every word and overflows only for a word that is too long', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,90}$/)), (words) => {
      const lines = wrap(words.join(' '), '  ', '- ').split('\n')
      expect(lines.join(' ').slice(1).split(/\s+/).filter(Boolean)).toEqual(words)
      for (const line of lines)
        if (line.length > 80) expect(line.trim().replace(/^- /, '')).not.toContain(' ')
    }),
    { numRuns: 1000 },
  )
})
