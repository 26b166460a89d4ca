import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recommend } from '~/data/courses/recommending'
import { learningGoalIds } from '~/data/courses/vocabulary'
import { courseCard, courseCards, someSubjects } from '../support/courseCards'

const nursing = courseCard({
  id: 1,
  title: 'Diploma of Nursing',
  learningGoals: ['career-change'],
  subjects: ['healthcare-nursing'],
})
const coding = courseCard({
  id: 2,
  title: 'Certificate IV in Programming',
  learningGoals: ['upskill'],
  subjects: ['information-technology'],
  reviews: 999,
})
const spanish = courseCard({
  id: 3,
  title: 'Spanish for travel',
  features: ['Languages you can use'],
  learningGoals: ['hobby'],
  subjects: [],
})
const all = [nursing, coding, spanish]
const ask = (goal: string, subject: string) => recommend(all, goal, subject, someSubjects)

describe('recommendations', () => {
  test('are the courses that meet goal and subject, with a reason', () => {
    const { kind, items: courses, reasons } = ask('career-change', 'healthcare-nursing')
    expect(kind).toBe('exact')
    expect(courses).toEqual([nursing])
    expect(reasons.get(nursing)).toBe('Fits changing careers · covers Healthcare & Nursing')
  })

  test('take a subject’s label as well as its id, and find it in a feature', () => {
    expect(ask('', 'information technology').items).toEqual([coding])
    expect(ask('', 'Languages')).toMatchObject({ kind: 'exact', items: [spanish] })
    expect(ask('', 'languages').reasons.get(spanish)).toBe('Covers Languages')
  })

  test('find a goal in the category', () => {
    const hobbyist = courseCard({ id: 9, category: 'Hobby and leisure', learningGoals: ['upskill'] })
    expect(recommend([hobbyist], 'hobby', '', someSubjects).kind).toBe('exact')
  })

  test('are the closest where none meets both: the subject weighs more', () => {
    const { kind, items: courses, reasons } = ask('upskill', 'healthcare-nursing')
    expect(kind).toBe('closest')
    expect(courses).toEqual([nursing, coding])
    expect([...reasons.values()]).toEqual(['Covers Healthcare & Nursing', 'Fits building on your skills'])
    const turned = recommend([coding, nursing], 'upskill', 'healthcare-nursing', someSubjects)
    expect(turned.items).toEqual([nursing, coding])
  })

  test('are one page of the closest', () => {
    const many = Array.from({ length: 12 }, (_, id) => ({ ...coding, id }))
    expect(recommend(many, 'upskill', 'healthcare-nursing', someSubjects).items).toHaveLength(9)
  })

  test('are the most reviewed where none meets anything', () => {
    const { kind, items: courses, reasons } = recommend([nursing, coding], 'hobby', '', someSubjects)
    expect(kind).toBe('closest')
    expect(courses).toEqual([coding, nursing])
    expect(reasons.get(nursing)).toBe('Popular with other visitors')
  })

  test.each([
    ['', ''],
    ['get-rich', 'alchemy'],
    ['__proto__', 'constructor'],
    ['', '%'],
  ])('ignore a goal %j and a subject %j that nobody knows', (goal, subject) => {
    expect(ask(goal, subject)).toEqual({ kind: 'all', items: all, reasons: new Map() })
  })

  test('agree with the rule for any catalogue', () => {
    const asked = fc.tuple(fc.constantFrom(...learningGoalIds), fc.constantFrom(...someSubjects))
    fc.assert(
      fc.property(courseCards(), asked, (list, [goal, subject]) => {
        const { kind, items: courses, reasons } = recommend(list, goal, subject.id, someSubjects)
        const exact = list.filter((course) => {
          const goalMet = course.category.toLowerCase().includes(goal) || course.learningGoals.includes(goal)
          const texts = [course.title, ...course.features].join('|').toLowerCase()
          return (
            goalMet && (texts.includes(subject.label.toLowerCase()) || course.subjects.includes(subject.id))
          )
        })
        if (exact.length > 0) expect({ kind, courses }).toEqual({ kind: 'exact', courses: exact })
        else {
          expect(kind).toBe('closest')
          expect(courses.length).toBeLessThanOrEqual(9)
          expect(courses.length === 0).toBe(list.length === 0)
        }
        expect([...reasons.keys()]).toEqual(courses)
      }),
      { numRuns: 1000 },
    )
  })
})
