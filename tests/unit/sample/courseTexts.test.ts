import { describe, expect, test } from 'vitest'
import type { Course } from '~/data/courses/course'
import { coursePages, coursePagesOf } from '~/data/courses/course.page'
import { courses } from '~/data/courses/courses'
import { courseTextOf, writtenFor } from '~/data/courses/courseTexts'
import { categoryIds } from '~/data/courses/vocabulary'
import { seededCourses, seededTextOf } from '../../../build/seededCourses'
import { courseTextFaults, paragraphsOf, sentencesOf } from '../../support/courseTextRules'
import { expectNone, faultsIn, fileOf, placeOf } from '../../support/faults'

const content = 'src/data/courses/content'
const texts = 'src/data/courses/texts'
const fileOfText = ({ slug }: Course) => fileOf(`slug: '${slug}'`, content).replace(content, texts)

const written = courses.flatMap((course) => {
  const text = courseTextOf(course.slug)
  return text ? [{ course, text }] : []
})

describe('the text of every course', () => {
  test.each(courses.map((course) => [course.slug, course] as const))('%s', (slug, course) => {
    expectNone(courseTextFaults(course, courseTextOf(slug), fileOfText(course)))
  })

  test('stands in the file that is called like the one of its course', () => {
    expectNone(
      faultsIn(
        written,
        ({ course }) => fileOf(`'${course.slug}': {`, texts) !== fileOfText(course),
        ({ course }) =>
          `${fileOf(`'${course.slug}': {`, texts)}: move ${course.slug} to ${fileOfText(course)}.`,
      ),
    )
  })

  test('is of a course that there is', () => {
    const slugs = new Set(courses.map(({ slug }) => slug))
    expectNone(
      faultsIn(
        writtenFor,
        (slug) => !slugs.has(slug),
        (slug) => `${placeOf(`'${slug}'`, texts)}: no course has the slug ${slug}: take its text out.`,
      ),
    )
  })

  test('says nothing that the text of another course says', () => {
    const said = new Map<string, string>()
    const faults: string[] = []
    for (const { course, text } of written)
      for (const sentence of paragraphsOf(text).flatMap(sentencesOf)) {
        const earlier = said.get(sentence)
        if (earlier !== undefined)
          faults.push(
            `${placeOf(sentence, texts)}: ${course.slug} says "${sentence}" as ${earlier} does: reword it.`,
          )
        said.set(sentence, course.slug)
      }
    expectNone(faults)
  })

  test('is on the page of the course', () => {
    const page = coursePages.load(courses[0]?.slug ?? '')
    expect(page?.content.text).toBe(courseTextOf(courses[0]?.slug ?? ''))
  })

  test('is that of the real course which a made-up one is like', () => {
    const [madeUp] = seededCourses(1)
    if (!madeUp) throw new Error('no course was made up')
    const page = coursePagesOf([madeUp], seededTextOf).load(madeUp.slug)
    const like = courses.find(({ short }) => short === madeUp.short)
    expect(page?.content.text).toBe(courseTextOf(like?.slug ?? ''))
  })
})

describe('a text that is wrong is refused with the course, the field and the rule', () => {
  const find = (slug: string) => {
    const found = written.find(({ course }) => course.slug === slug)
    if (!found) throw new Error(`${slug} has no text`)
    return found
  }
  const weekly = find('auslan-for-front-desks')
  const ofADay = find('provide-first-aid')
  const file = `${texts}/some.ts`

  test('where there is none', () => {
    expect(courseTextFaults(weekly.course, undefined, file)).toEqual([
      expect.stringContaining(
        `${file}: the course auslan-for-front-desks has no text: add one under its slug`,
      ),
    ])
    expect(() => coursePagesOf([weekly.course], () => undefined).load(weekly.course.slug)).toThrow(
      'src/data/courses/texts: the course auslan-for-front-desks has no text: add one',
    )
  })

  test('where the hours of a week are others than those of the course', () => {
    const [first, ...others] = weekly.text.week
    const week = [{ when: 'At night', what: first?.what ?? '', hours: 1.5 }, ...others]
    expect(courseTextFaults(weekly.course, { ...weekly.text, week }, file)).toEqual([
      `${file}: auslan-for-front-desks: week: the hours of its parts come to 3, and studyWeek of the course says 2.5.`,
    ])
  })

  test('where a day has more hours than a day', () => {
    const week = ofADay.text.week.map((part) => ({ ...part, hours: 4 }))
    expect(courseTextFaults(ofADay.course, { ...ofADay.text, week }, file)).toEqual([
      `${file}: provide-first-aid: week: a course of 1 day has one part at home and others of 8 hours at most together, and these come to 12.`,
    ])
  })

  test('where a paragraph is too short or unknown', () => {
    const faults = courseTextFaults(weekly.course, { ...weekly.text, suits: 'Anybody.' }, file)
    expect(faults).toEqual([expect.stringContaining(`${file}: auslan-for-front-desks: suits:`)])
  })

  test('where it promises work', () => {
    const toHave = `${weekly.text.toHave} This is guaranteed.`
    expect(courseTextFaults(weekly.course, { ...weekly.text, toHave }, file)).toEqual([
      expect.stringContaining('a promise of work'),
    ])
  })
})

describe('sample lessons', () => {
  const lessons = written.flatMap(({ course, text: { lesson } }) => (lesson ? [{ course, lesson }] : []))

  test.each(categoryIds)('stand in the category %s', (id) => {
    expect(
      lessons.some(({ course }) => course.categoryId === id),
      `${texts}: no course of the category ${id} has a lesson: write one`,
    ).toBe(true)
  })

  test('are not solved by choosing what stands in one place', () => {
    expect(new Set(lessons.map(({ lesson }) => lesson.exercise.better))).toEqual(new Set([0, 1, 2]))
  })

  test('are not solved by choosing the longest answer', () => {
    const longest = lessons.filter(({ lesson: { exercise } }) => {
      const lengths = exercise.choices.map(({ text }) => text.length)
      return lengths[exercise.better] === Math.max(...lengths)
    })
    expect(longest.length).toBeLessThan(lessons.length * 0.75)
  })
})
