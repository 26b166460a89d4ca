import { describe, expect, test } from 'vitest'
import { enrolStepSchema, helpTestimonialSchema } from '~/data/help/enrolling'
import * as enrolling from '~/data/help/enrollingPage'
import { faqCategorySchema, faqQuestionSchema } from '~/data/help/faq'
import { faqCategories, faqPage } from '~/data/help/faqCategories'
import { glossary } from '~/data/help/glossary'
import * as studying from '~/data/help/studyingOnline'
import { sampleFiguresLink } from '~/data/site/sampleFigures'
import { expectNone } from '../support/faults'
import { plainText } from '../support/plainText'
import { contentFaults } from '../support/siteContentRules'

const questions = faqCategories.flatMap((category) => category.questions)

describe('questions (§2.4)', () => {
  test('five categories with at least five questions each follow the schema', () => {
    expect(faqCategories).toHaveLength(5)
    for (const category of faqCategories) expect(faqCategorySchema.parse(category)).toEqual(category)
  })

  test('every id is a unique fragment, and no question is asked twice', () => {
    const ids = faqCategories.flatMap(({ id, questions: own }) => [id, ...own.map((question) => question.id)])
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
  })

  test('an answer says something', () => {
    for (const { answer } of questions) expect(plainText(answer).length).toBeGreaterThan(100)
  })

  test('facts of the provider are put into the text', () => {
    const complaint = questions.find(({ id }) => id === 'complaints')
    expect(plainText(complaint?.answer ?? [])).toMatch(/write to \S+@\S+\.example\./)
  })

  test('the note on sample figures leads to its explanation', () => {
    expectNone(contentFaults({ sampleFiguresLink }))
  })
})

describe('how to enrol (§2.5)', () => {
  test('has five steps, four questions and two testimonials', () => {
    expect(enrolling.enrolSteps).toHaveLength(5)
    expect(enrolling.enrolQuestions).toHaveLength(4)
    expect(enrolling.enrolTestimonials).toHaveLength(2)
    for (const step of enrolling.enrolSteps) expect(enrolStepSchema.parse(step)).toEqual(step)
    for (const question of enrolling.enrolQuestions)
      expect(faqQuestionSchema.parse(question)).toEqual(question)
    for (const one of enrolling.enrolTestimonials) expect(helpTestimonialSchema.parse(one)).toEqual(one)
  })

  test('names the figures of §9', () => {
    const text = JSON.stringify(enrolling.enrolSteps)
    for (const figure of ['18 or above', '10% off', 'weekly instalments over 12 months']) {
      expect(text).toContain(figure)
    }
  })
})

describe('studying online (§2.6)', () => {
  test('has six benefits, and pictures with a text alternative', () => {
    expect(studying.studyBenefits).toHaveLength(6)
    for (const { alt, rows } of studying.dashboards) {
      expect(alt.length).toBeGreaterThan(40)
      for (const { percent } of rows) expect(percent).toBeGreaterThanOrEqual(0)
      for (const { percent } of rows) expect(percent).toBeLessThanOrEqual(100)
    }
  })

  test('the video can be watched elsewhere and read here', () => {
    const { embed, watch, transcript } = studying.overviewVideo
    for (const address of [embed, watch.href]) expect(new URL(address).hostname).toMatch(/\.example$/)
    expect(transcript.length).toBeGreaterThanOrEqual(3)
  })
})

test('the glossary is in order and complete', () => {
  const terms = glossary.map(({ term }) => term)
  expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en-AU')))
  expect(terms).toEqual(expect.arrayContaining(['AQF', 'RPL', 'USI', 'RTO', 'NDIS', 'ABN', 'ROI', 'NSW']))
})

test('help keeps the wording rules and links to pages that exist', () => {
  const { overviewVideo, studyingOnlinePage, studyBenefits, dashboards } = studying
  const { watch: _, embed: __, ...video } = overviewVideo
  const content = {
    faqPage,
    faqCategories,
    ...enrolling,
    studyingOnlinePage,
    studyBenefits,
    dashboards,
    video,
    glossary,
  }
  expectNone(contentFaults(content))
})
