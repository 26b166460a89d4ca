import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogueSearchSchema } from '~/data/courses/catalogueSearch'
import type { CourseCard } from '~/data/courses/course'
import { catalogueList } from '~/data/courses/courseLists'
import { courses, findCourse, toCourseCard } from '~/data/courses/courses'
import { learningGoals } from '~/data/courses/learningGoals'
import { recommendationLead } from '~/data/courses/recommendationTexts'
import { subjects } from '~/data/courses/subjects'
import { learningGoalIds } from '~/data/courses/vocabulary'
import {
  budgetOptions,
  emptyAnswers,
  levelOptions,
  methodOptions,
  type Preferences,
  recommendedSearch,
  timeCommitmentOptions,
} from '~/data/wizard/courseFinder'
import { courseCard } from '../../support/courseCards'

/** Some of the courses say nothing of their hours. */
const cards = courses.map(
  (course): CourseCard => ({
    ...toCourseCard(course),
    studyHours: course.id % 5 === 0 ? null : 1 + ((course.id * 7) % 36),
  }),
)

interface Asked {
  goal: (typeof learningGoalIds)[number] | ''
  subject: string
  preferences: Partial<Preferences>
}

const searchFor = ({ goal, subject, preferences }: Asked) =>
  catalogueSearchSchema.parse(
    recommendedSearch({
      ...emptyAnswers,
      learningGoal: goal,
      subjectInterest: subject,
      preferences: { ...emptyAnswers.preferences, ...preferences },
    }),
  )

function ask(asked: Asked, among: readonly CourseCard[]) {
  const list = catalogueList(among, subjects)
  const query = list.askedOf(searchFor(asked))
  const { items, kind, reasons } = list.find(query)
  const lead = recommendationLead({ kind, total: items.length }, query.scope, {
    goals: learningGoals,
    subjects,
  })
  return { list, query, items, kind, lead, textOf: (card: CourseCard) => reasons.get(card) ?? '' }
}

/*
 * What is true of a course, found out in another way than the site does: from the texts of the answers, and from the
 * award of the course instead of the name of its level.
 */

const numbersIn = (text: string) =>
  [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')))
const dollars = (text: string) => numbersIn(text)[0] ?? Number.NaN
const dayNumber = (day: string) => new Date(`${day}T00:00:00Z`).getTime() / 86_400_000
const longDay = (day: string) =>
  new Date(day).toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

const rungs: Readonly<Record<string, number>> = {
  'Certificate I': 1,
  'Certificate II': 2,
  'Certificate III': 3,
  'Certificate IV': 4,
  Diploma: 5,
  'Advanced Diploma': 6,
  "Bachelor's Degree": 7,
  "Master's Degree": 9,
  PhD: 10,
}
function rungOf({ id }: CourseCard): number | null {
  const award = findCourse(String(id))?.award
  return award?.kind === 'national' ? award.aqf : null
}

/** Whether the course meets each answer that can be checked, by the name of the answer. */
function truthOf(card: CourseCard, { goal, subject, preferences }: Asked): ReadonlyMap<string, boolean> {
  const { level, method, startDate, budget, timeCommitment } = preferences
  const truth = new Map<string, boolean>()
  if (goal !== '')
    truth.set('goal', card.category.toLowerCase().includes(goal) || card.learningGoals.includes(goal))
  if (subject !== '') {
    const label = subjects.find(({ id }) => id === subject)?.label ?? '?'
    const own = subjects.filter(({ id }) => card.subjects.includes(id))
    const read = [card.title, ...card.features, ...own.flatMap((one) => [one.label, ...one.tags])].join('|')
    truth.set('subject', read.toLowerCase().includes(label.toLowerCase()))
  }
  if (level === 'Short Course') truth.set('level', rungOf(card) === null)
  else if (level && level !== 'Workshop') truth.set('level', rungOf(card) === rungs[level])
  if (budget && budget !== 'Not sure') {
    const most = budget.startsWith('Over') ? Number.POSITIVE_INFINITY : Math.max(...numbersIn(budget))
    const price = dollars(card.price)
    truth.set('budget', budget.startsWith('Under') ? price < most : price <= most)
  }
  if (timeCommitment && timeCommitment !== 'Flexible' && card.studyHours !== null) {
    const most = timeCommitment.includes('+')
      ? Number.POSITIVE_INFINITY
      : Math.max(...numbersIn(timeCommitment))
    truth.set('hours', card.studyHours <= most)
  }
  if (method === 'Online' || method === 'On-campus') truth.set('method', card.deliveryMode === method)
  if (method?.startsWith('Blended')) truth.set('method', card.deliveryMode.startsWith('Blended'))
  if (startDate) {
    const wait = dayNumber(card.nextIntake ?? '') - dayNumber(startDate)
    truth.set('start', wait >= 0 && wait <= 56)
  }
  return truth
}

const others = ['level', 'budget', 'hours', 'method', 'start']

/** Which answer a part of a sentence says is not met, having seen that what it says is so. */
function missIn(
  part: string,
  card: CourseCard,
  { preferences }: Asked,
  items: readonly CourseCard[],
): string {
  const said = part.split(/(?<=level|delivery|over your budget by|costs|intake):? /).at(-1) ?? ''
  if (part.startsWith('closest level: ') || part.startsWith('level: ')) {
    expect(said).toBe(card.level)
    const wanted = rungs[preferences.level ?? '']
    const gap = (one: CourseCard) => Math.abs((rungOf(one) ?? Number.NaN) - (wanted ?? Number.NaN))
    const isClosest = items.every((one) => !(gap(one) < gap(card))) && gap(card) > 0
    expect(part.startsWith('closest'), `${card.title}: ${part}`).toBe(isClosest)
    return 'level'
  }
  if (part.startsWith('over your budget by $')) {
    const over = dollars(card.price) - Math.max(...numbersIn(preferences.budget ?? ''))
    expect(over).toBeGreaterThan(0)
    expect(said).toBe(`$${over.toLocaleString('en-AU')}`)
    return 'budget'
  }
  if (part.startsWith('costs ')) {
    expect(said).toBe(card.price)
    return 'budget'
  }
  if (part.endsWith(' hours a week')) {
    expect(part).toBe(`${card.studyHours} hours a week`)
    return 'hours'
  }
  if (part.startsWith('delivery: ')) {
    expect(said).toBe(card.deliveryMode)
    return 'method'
  }
  if (part.startsWith('intake ')) {
    expect(said).toBe(longDay(card.nextIntake ?? ''))
    return 'start'
  }
  if (part === 'not your goal' || part === 'not your subject') return part.slice('not your '.length)
  throw new Error(`Nobody knows what ‘${part}’ says.`)
}

function expectTrue(text: string, card: CourseCard, asked: Asked, items: readonly CourseCard[]) {
  const truth = truthOf(card, asked)
  const missed = [...truth].filter(([, isMet]) => !isMet).map(([name]) => name)
  const where = `${card.title}: ${text}`
  if (!others.some((name) => truth.has(name))) {
    expect(text, where).not.toMatch(/Meets/)
    expect(text.includes('Fits ') || text.includes('fits '), where).toBe(truth.get('goal') ?? false)
    expect(text.toLowerCase().includes('covers '), where).toBe(truth.get('subject') ?? false)
    return
  }
  if (missed.length === 0) {
    expect(text.replace('both', 'all 2')).toBe(`Meets all ${truth.size} answers we can check`)
    return
  }
  const [head = '', ...parts] = text.split(' · ')
  expect(head, where).toBe(`Meets ${truth.size - missed.length} of ${truth.size}`)
  const more = /^(\d+) more$/.exec(parts.at(-1) ?? '')
  const named = (more ? parts.slice(0, -1) : parts).map((part) => missIn(part, card, asked, items))
  expect(named.length, where).toBeGreaterThan(0)
  expect(new Set(named).size, where).toBe(named.length)
  expect(missed, where).toEqual(expect.arrayContaining(named))
  expect(named.length + Number(more?.[1] ?? 0), where).toBe(missed.length)
}

const metBy = (card: CourseCard, asked: Asked) =>
  [...truthOf(card, asked).values()].filter((isMet) => isMet).length

/** Everything that a list shows is true of it, and the answers besides goal and subject choose none of it. */
function expectHonest(asked: Asked, among: readonly CourseCard[]) {
  const { items, kind, lead, textOf } = ask(asked, among)
  const bare = ask({ ...asked, preferences: {} }, among)
  expect(kind).toBe(bare.kind)
  expect(new Set(items)).toEqual(new Set(bare.items))
  if (kind === 'all') return
  for (const card of items) expectTrue(textOf(card), card, asked, items)

  const isSorted = items.some((card) => others.some((name) => truthOf(card, asked).has(name)))
  const ordered = bare.items.toSorted((a, b) => (isSorted ? metBy(b, asked) - metBy(a, asked) : 0))
  expect(items.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id))

  const all = (name: string) => items.every((card) => truthOf(card, asked).get(name))
  expect(lead.includes('fit your goal'), lead).toBe(kind === 'exact' && asked.goal !== '')
  if (lead.includes('your goal')) expect(all('goal')).toBe(true)
  if (lead.includes('your subject')) expect(all('subject')).toBe(true)
  if (lead.includes('No course meets everything'))
    expect(
      among.some((card) => [...truthOf(card, { ...asked, preferences: {} }).values()].every(Boolean)),
    ).toBe(false)
}

const starts = ['2020-01-01', '2026-12-31', '2027-02-08', '2027-03-01', '2027-06-15', '2099-01-01']
const choicesOf = {
  level: levelOptions,
  budget: budgetOptions,
  timeCommitment: timeCommitmentOptions,
  method: methodOptions,
  startDate: starts,
}

describe('the answers of the course finder', () => {
  test('say nothing false of any course, one by one, for every goal and subject', () => {
    for (const goal of ['', ...learningGoalIds] as const)
      for (const subject of ['', ...subjects.map(({ id }) => id)])
        for (const [name, options] of Object.entries(choicesOf))
          for (const option of options)
            expectHonest({ goal, subject, preferences: { [name]: option } }, cards)
  })

  test('say nothing false together, in whole and in smaller catalogues', () => {
    const asked = fc.record({
      goal: fc.constantFrom('' as const, ...learningGoalIds),
      subject: fc.constantFrom('', ...subjects.map(({ id }) => id)),
      preferences: fc.record({
        level: fc.constantFrom(...levelOptions),
        budget: fc.constantFrom(...budgetOptions),
        timeCommitment: fc.constantFrom(...timeCommitmentOptions),
        method: fc.constantFrom(...methodOptions),
        startDate: fc.constantFrom('', ...starts),
      }),
    })
    const among = fc.oneof(fc.constant(cards), fc.subarray(cards, { maxLength: 12 }))
    fc.assert(fc.property(asked, among, expectHonest), { numRuns: 1000, seed: 20_261_125 })
  })

  test('are sorted by how many a course meets, until another order is chosen', () => {
    const { list, query, items } = ask(
      {
        goal: 'upskill',
        subject: 'business-management',
        preferences: { level: 'Diploma', budget: '$3,000-$5,000' },
      },
      cards,
    )
    expect(items[0]?.level).toBe('Diploma')
    expect(list.isByMatch?.(query)).toBe(true)
    const cheapest = list.find({ ...query, sort: 'lowest-price' }).items
    expect(cheapest.map(({ price }) => dollars(price))).toEqual(
      cheapest.map(({ price }) => dollars(price)).toSorted((a, b) => a - b),
    )
    expect(list.isByMatch?.(list.askedOf({ recommendations: true, goal: 'upskill' }))).toBe(false)
  })

  test.each([
    [{ level: 'Diploma' }, { level: 'Diploma' }, 'Meets both answers we can check'],
    [{ level: 'Diploma' }, { level: 'Certificate IV' }, 'Meets 1 of 2 · closest level: Certificate IV'],
    [{ level: 'Diploma' }, { level: 'Beginner' }, 'Meets 1 of 2 · level: Beginner'],
    [{ budget: 'Under $1,000' }, { price: '$1,000' }, 'Meets 1 of 2 · costs $1,000'],
    [{ budget: '$1,000-$3,000' }, { price: '$3,000' }, 'Meets both answers we can check'],
    [{ budget: '$1,000-$3,000' }, { price: '$4,400' }, 'Meets 1 of 2 · over your budget by $1,400'],
    [{ budget: '$1,000-$3,000' }, { price: 'On request' }, 'Fits building on your skills'],
    [{ timeCommitment: '5-10 hours per week' }, { studyHours: 15 }, 'Meets 1 of 2 · 15 hours a week'],
    [{ timeCommitment: '5-10 hours per week' }, { studyHours: null }, 'Fits building on your skills'],
    [{ startDate: '2027-02-09' }, { nextIntake: '2027-02-08' }, 'Meets 1 of 2 · intake 8 February 2027'],
    [{ startDate: '2027-02-08' }, { nextIntake: '2027-04-05' }, 'Meets both answers we can check'],
    [{ startDate: '2027-02-08' }, { nextIntake: '2027-04-06' }, 'Meets 1 of 2 · intake 6 April 2027'],
    [
      { level: 'PhD', budget: 'Under $1,000', method: 'Online', timeCommitment: '1-5 hours per week' },
      { price: '$4,800', studyHours: 20 },
      'Meets 1 of 5 · closest level: Certificate III · 3 more',
    ],
  ] as const)('%j of a course with %j are: %s', (preferences, given, text) => {
    const card = courseCard({ learningGoals: ['upskill'], ...given })
    expect(ask({ goal: 'upskill', subject: '', preferences }, [card]).textOf(card)).toBe(text)
  })

  test('that nobody can check, or nobody knows, are not spoken of', () => {
    for (const preferences of [
      { status: 'Student', reason: 'Career Change' },
      { level: 'Workshop', method: 'Part-time', budget: 'Not sure', timeCommitment: 'Flexible' },
    ] as const) {
      const { items, lead, textOf } = ask({ goal: 'hobby', subject: '', preferences }, cards)
      for (const card of items) expect(textOf(card)).toBe('Fits learning for interest')
      expect(lead).not.toContain('Compared')
    }
    const list = catalogueList(cards, subjects)
    for (const junk of ['__proto__', 'constructor', '9999-99-99', '$', 'Diploma,Diploma', '<b>']) {
      const scope = { recommendations: 'true', goal: 'hobby' }
      const asked = list.askedOf({
        ...scope,
        ...Object.fromEntries(Object.keys(choicesOf).map((name) => [name, junk])),
      })
      expect(list.find(asked).reasons).toEqual(list.find(list.askedOf(scope)).reasons)
    }
  })

  test('fit into two lines of a card', () => {
    for (const level of levelOptions)
      for (const budget of budgetOptions)
        for (const startDate of starts) {
          const preferences = {
            level,
            budget,
            startDate,
            method: 'On-campus',
            timeCommitment: '1-5 hours per week',
          } as const
          const { items, textOf } = ask({ goal: 'upskill', subject: '', preferences }, cards)
          for (const card of items) expect(textOf(card).length, textOf(card)).toBeLessThanOrEqual(54)
        }
  })

  test('are named above the list as they were chosen, those that can be checked', () => {
    const preferences = {
      status: 'Student',
      level: 'Diploma',
      method: 'Full-time',
      budget: 'Under $1,000',
      startDate: '2027-02-08',
    } as const
    expect(ask({ goal: 'upskill', subject: 'languages', preferences }, cards).lead).toBe(
      'These courses fit your goal and your subject. Goal: Build on my skills. Subject: Languages. Compared where we can: Diploma, Under $1,000, start from 8 February 2027.',
    )
  })
})
