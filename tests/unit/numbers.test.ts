import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from '~/data/site/numbers'

test.each([
  [0, {}, '0'],
  [999, {}, '999'],
  [1_234_567.5, {}, '1,234,568'],
  [1.005, { most: 2 }, '1.01'],
  [61.5, { least: 2 }, '61.50'],
  [0.000_000_1, { most: 2 }, '0'],
  [-1_200, {}, '-1,200'],
  [-0.001, { most: 2 }, '0'],
])('%s with %j is %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text)
})

test('a number is written as the browser would write it', () => {
  const amounts = fc.oneof(
    fc.integer({ min: 0, max: 1e15 }),
    fc.double({ min: 0, max: 1e15, noNaN: true }),
    fc.double({ min: 0, max: 10_000, noNaN: true }),
    fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
    fc.integer({ min: 0, max: 10_000_000 }).map((thousandths) => thousandths / 1_000),
  )
  const decimals = fc.constantFrom({}, { most: 1 }, { most: 2 }, { least: 2 })
  fc.assert(
    fc.property(
      amounts,
      decimals,
      (value, { least = 0, most = least }: { least?: number; most?: number }) => {
        const format = new Intl.NumberFormat('en-AU', {
          minimumFractionDigits: least,
          maximumFractionDigits: most,
        })
        expect(formatNumber(value, { least, most })).toBe(format.format(value))
      },
    ),
    { numRuns: 2_000 },
  )
})
