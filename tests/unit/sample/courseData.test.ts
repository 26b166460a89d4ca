import { describe, expect, test } from 'vitest'
import { courseData } from '~/data/courses/courseData'
import { courses } from '~/data/courses/courses'
import { courseTextOf } from '~/data/courses/courseTexts'
import { registerReadOn } from '~/data/courses/qualifications/nationalAward'
import { definitionOf, vocabularyFaults } from '../../support/schemaVocabulary'
import { structuredDataFaults } from '../../support/structuredData'

const dataOf = (of: (typeof courses)[number]) => {
  const text = courseTextOf(of.slug)
  if (!text) throw new Error(`${of.slug} has no text.`)
  return courseData(of, text, `/courses/${of.slug}`, registerReadOn)
}

const courseOf = (code: string) => {
  const found = courses.find((course) => course.code === code)
  if (!found) throw new Error(`There is no course ${code}.`)
  return found
}

test.each([
  ['CourseInstance', 'courseWorkload', 'amount of work expected of students'],
  ['CourseInstance', 'courseSchedule', 'length and pace of a course'],
  ['CourseInstance', 'startDate', 'start date and time of the item'],
  ['CourseInstance', 'endDate', 'end date and time of the item'],
  ['Course', 'timeRequired', 'time it usually takes to work with or through the content'],
  ['Course', 'coursePrerequisites', 'Requirements for taking the Course'],
  ['Course', 'educationalCredentialAwarded', 'qualification, award, certificate, diploma'],
  ['Offer', 'priceCurrency', 'currency of the price'],
  ['Offer', 'validThrough', 'date after when the item is not valid'],
  ['Offer', 'availability', 'availability of this item'],
])('%s.%s means what it is used for', (type, property, meaning) => {
  expect(definitionOf(type, property)).toContain(meaning)
})

test.each([
  [{ '@type': 'Course', courseWorkload: 'PT2H' }, ['schema.org has no property courseWorkload of Course.']],
  [{ '@type': 'Kurs' }, ['schema.org has no type Kurs.']],
  [
    { '@type': 'Course', offers: [{ '@type': 'Offer', cost: 5 }] },
    ['schema.org has no property cost of Offer.'],
  ],
])('what the vocabulary does not have is a fault: %j', (node, faults) => {
  expect(vocabularyFaults(node)).toEqual(faults)
})

describe('a course as search engines read it', () => {
  test('says its effort, its length, its intake and the validity of its price', () => {
    const course = { ...courseOf('CHC33021'), nextIntake: '2027-01-11' }
    expect(dataOf(course)).toMatchObject({
      timeRequired: 'P8M',
      offers: { price: 2400, priceCurrency: 'AUD', validThrough: '2027-01-11' },
      hasCourseInstance: {
        startDate: '2027-01-11',
        endDate: '2027-09-10',
        courseWorkload: 'PT525H',
        courseSchedule: { repeatFrequency: 'P1W', repeatCount: 35, duration: 'PT15H' },
      },
    })
  })

  test('ends on the day on which it starts, where it is a day', () => {
    const { hasCourseInstance } = dataOf({ ...courseOf('HLTAID009'), nextIntake: '2027-01-18' })
    expect(hasCourseInstance).toMatchObject({ startDate: '2027-01-18', endDate: '2027-01-18' })
    expect(hasCourseInstance).not.toHaveProperty('courseSchedule')
  })

  test('names no day where no intake is planned', () => {
    const { hasCourseInstance, offers } = dataOf({ ...courseOf('CHC33021'), nextIntake: null })
    expect(hasCourseInstance).not.toHaveProperty('startDate')
    expect(offers).not.toHaveProperty('validThrough')
  })

  test.each(courses.map((course) => [course.slug, course] as const))('%s is well formed', (_, course) => {
    expect(
      structuredDataFaults(JSON.stringify({ '@context': 'https://schema.org', ...dataOf(course) })),
    ).toEqual([])
  })
})
