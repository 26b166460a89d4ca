import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  describeInstalments,
  describeUpfront,
  formatDollars,
  INSTALMENTS_FROM,
  instalmentDays,
  type PaymentOptions,
  paymentOptions,
} from '~/data/courses/pricing'

function optionsFor(price: string, duration = '12 months'): PaymentOptions {
  const options = paymentOptions({ price, duration })
  if (options === undefined) throw new Error(`${price} names an amount`)
  return options
}

function instalmentsFor(price: string) {
  const { weekly } = optionsFor(price)
  if (weekly === undefined) throw new Error(`${price} is paid in instalments`)
  return weekly
}

describe('paying for a course', () => {
  test('costs 10% less up front, and 52 weeks add up to the price', () => {
    expect(optionsFor('$3,200')).toEqual({
      price: 320_000,
      upfront: { total: 288_000, saving: 32_000 },
      weekly: { count: 52, amount: 6153, last: 6197 },
    })
    expect(describeUpfront(optionsFor('$3,200'))).toBe(
      '$2,880 paid in full before you start, a 10% discount of $320',
    )
    expect(describeInstalments(instalmentsFor('$3,200'))).toBe(
      '52 weekly instalments over 12 months: 51 of $61.53 and a last one of $61.97',
    )
    expect(describeInstalments(instalmentsFor('$5,200'))).toBe('52 weekly instalments of $100 over 12 months')
  })

  test('adds up to the cent for any price', () => {
    fc.assert(
      fc.property(fc.integer({ min: INSTALMENTS_FROM.dollars * 100, max: 10_000_000 }), (cents) => {
        const text = `$${(cents / 100).toFixed(2)}`
        const { price, upfront } = optionsFor(text)
        const weekly = instalmentsFor(text)
        expect(price).toBe(cents)
        expect(upfront.total + upfront.saving).toBe(cents)
        expect(Math.abs(upfront.saving * 10 - cents)).toBeLessThan(10)
        expect(weekly.amount * 51 + weekly.last).toBe(cents)
        expect(weekly.last - weekly.amount).toBeGreaterThanOrEqual(0)
        expect(weekly.last - weekly.amount).toBeLessThan(52)
      }),
      { numRuns: 1000 },
    )
  })

  test('is not known for a text without an amount', () => {
    for (const price of ['', 'On request', '$'])
      expect(paymentOptions({ price, duration: '12 months' })).toBeUndefined()
  })

  test.each([
    ['$1,000', '6 months', true],
    ['$999', '12 months', false],
    ['$70', '1 day', false],
    ['$2,400', '3 months', false],
    ['$2,800', '12 weeks', false],
    ['$2,400', '8 months', true],
  ])('a course of %s and %s has weekly instalments: %s', (price, duration, hasInstalments) => {
    expect(optionsFor(price, duration).weekly !== undefined).toBe(hasInstalments)
  })

  test('instalments begin with the course and end 51 weeks later', () => {
    expect(instalmentDays('2027-02-08')).toEqual({ first: '2027-02-08', last: '2028-01-31' })
    expect(instalmentDays('2028-02-29')).toEqual({ first: '2028-02-29', last: '2029-02-20' })
  })
})

test.each([
  [320_000, '$3,200'],
  [6153, '$61.53'],
  [5, '$0.05'],
  [0, '$0'],
  [123_456_789, '$1,234,567.89'],
  [-250, '-$2.50'],
])('%d cents are %s', (cents, text) => {
  expect(formatDollars(cents)).toBe(text)
})
