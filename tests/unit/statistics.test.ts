import { expect, test } from 'vitest'
import * as statistics from '~/data/site/statistics'

const { studentStatistics, pathwayStatistics, serviceStatistics, serviceBenefits, roiPreview } = statistics

test('the figures are those of the requirements, and each group says that they are samples', () => {
  const numbers = [studentStatistics, pathwayStatistics, serviceStatistics, serviceBenefits].map(
    ({ items }) => items.map(({ number }) => number),
  )
  expect(numbers).toEqual([
    ['94%', '87%', '32%', '4.8/5'],
    ['87%', '1,200+', '150+'],
    ['4-8 weeks', '95%', '4.9/5'],
    ['40-60%', '30-50%', '50-70%'],
  ])
  expect(roiPreview).toMatchObject({ annualSavings: '$127K', employees: 100 })
  for (const group of [studentStatistics, pathwayStatistics, serviceStatistics, serviceBenefits, roiPreview])
    expect(group).toMatchObject({ sample: true, note: statistics.sampleNote })
})
