import { describe, expect, test } from 'vitest'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { courses, toCourseCard } from '~/data/courses/courses'
import { placesOf } from '~/data/courses/places'
import { durationDays, priceNumber } from '~/data/courses/sorting'
import type { Facets } from '~/data/lists/facets'
import { courseCard } from '../support/courseCards'

const facets: Facets<ReturnType<typeof toCourseCard>> = catalogueFacets
const cards = courses.map(toCourseCard)

/** The values of a facet that a course has. */
const valuesOf = (facet: string, given: Parameters<typeof courseCard>[0]) =>
  facets[facet]?.options
    .filter(({ value }) => facets[facet]?.matches(courseCard(given), value))
    .map(({ value }) => value)

describe('the facets of the catalogue', () => {
  test.each([
    ['price', { price: '$70' }, ['under-500']],
    ['price', { price: '$499' }, ['under-500']],
    ['price', { price: '$500' }, ['500-999']],
    ['price', { price: '$1,999' }, ['1000-1999']],
    ['price', { price: '$4,000' }, ['from-4000']],
    ['price', { price: '$12,500' }, ['from-4000']],
    ['length', { duration: '1 day' }, ['days']],
    ['length', { duration: '8 weeks' }, ['to-2-months']],
    ['length', { duration: '2 months' }, ['to-2-months']],
    ['length', { duration: '9 weeks' }, ['to-3-months']],
    ['length', { duration: '3 months' }, ['to-3-months']],
    ['length', { duration: '4 months' }, ['to-12-months']],
    ['length', { duration: '12 months' }, ['to-12-months']],
    ['length', { duration: '18 months' }, ['over-12-months']],
    ['hours', { studyHours: 3.5 }, ['under-4']],
    ['hours', { studyHours: 4 }, ['4-7']],
    ['hours', { studyHours: 14.5 }, ['8-14']],
    ['hours', { studyHours: 15 }, ['from-15']],
    ['hours', { studyHours: null }, []],
    ['delivery', { deliveryMode: 'Blended Learning' }, ['Blended']],
    ['delivery', { deliveryMode: 'Blended' }, ['Blended']],
    ['delivery', { deliveryMode: 'Online' }, ['Online']],
    ['start', { nextIntake: '2027-02-28' }, ['February']],
    ['start', { nextIntake: '2028-12-01' }, ['December']],
    ['recognition', { registerStatus: null }, ['short']],
    ['recognition', { registerStatus: 'superseded' }, ['national']],
    ['status', { registerStatus: 'superseded' }, ['superseded']],
    ['status', { registerStatus: null }, []],
  ] as const)('%s of %j', (facet, given, values) => expect(valuesOf(facet, given)).toEqual(values))

  test('the words of a range say what is in it', () => {
    const priceWords = new Map(catalogueFacets.price.options.map(({ value, label }) => [value, label]))
    for (const { price } of cards) {
      const [value = ''] = valuesOf('price', { price }) ?? []
      const [from, to] = [...(priceWords.get(value) ?? '').matchAll(/\$([\d,]+)/g)].map(([, dollars]) =>
        priceNumber(`${dollars}`),
      )
      const label = priceWords.get(value) ?? ''
      const [least, most] = label.startsWith('Under')
        ? [0, (from ?? 0) - 1]
        : [from, to ?? Number.POSITIVE_INFINITY]
      expect(priceNumber(price), label).toBeGreaterThanOrEqual(least ?? Number.NaN)
      expect(priceNumber(price), label).toBeLessThanOrEqual(most ?? Number.NaN)
    }
    for (const { duration } of cards) {
      const [value = ''] = valuesOf('length', { duration }) ?? []
      const days = durationDays(duration)
      expect(value === 'days', duration).toBe(days <= 2)
      expect(value === 'over-12-months', duration).toBe(days > durationDays('12 months'))
      expect(value === 'to-2-months', duration).toBe(days > 2 && days <= durationDays('2 months'))
    }
  })

  test.each(['area', 'qualification', 'price', 'length', 'delivery', 'start', 'recognition'])(
    'every course has one %s',
    (facet) => {
      for (const card of cards) expect(valuesOf(facet, card), card.title).toHaveLength(1)
    },
  )

  test('every course can be taken somewhere, and its own words say so', () => {
    for (const { location, deliveryMode, title } of cards) {
      const places = placesOf(location)
      expect(places.length, title).toBeGreaterThan(0)
      if (deliveryMode === 'On-campus') expect(places, title).not.toContain('anywhere')
    }
    expect(placesOf('Online, with optional workshops in Melbourne')).toEqual(['anywhere', 'melbourne'])
    expect(placesOf('Online, with workshops in Melbourne and Parramatta')).toEqual([
      'melbourne',
      'parramatta',
    ])
    expect(placesOf('Melbourne, VIC, Parramatta, NSW or by live video')).toEqual([
      'anywhere',
      'melbourne',
      'parramatta',
    ])
  })

  test('months are read from the present one on, each once', () => {
    const { options, optionsOn } = catalogueFacets.start
    expect(
      optionsOn('2026-11-25')
        .map(({ value }) => value)
        .slice(0, 3),
    ).toEqual(['November', 'December', 'January'])
    for (let month = 1; month <= 12; month += 1)
      expect(optionsOn(`2027-${String(month).padStart(2, '0')}-01`).toSorted()).toHaveLength(options.length)
    expect(optionsOn('2027-01-01')).toEqual(options)
  })

  test('a choice is named so that it can stand alone', () => {
    const words = Object.values(facets).flatMap(({ options, named }) =>
      options.map(({ label }) => named?.(label) ?? label),
    )
    expect(new Set(words).size).toBe(words.length)
    expect(words).toEqual(
      expect.arrayContaining(['Starts in March', '4 to 7 hours a week', 'Status: superseded']),
    )
  })
})
