import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { company } from '~/data/company'
import { readNumber } from '~/data/tools/readNumber'
import { calculateRoi, type RoiInputs, type RoiResults, roiDefaults, roiInputs } from '~/data/tools/roi'
import {
  formatDollars,
  formatInput,
  formatResult,
  roiFormulas,
  roiPage,
  roiReport,
  roiReportFileName,
  roiResultLabels,
  roiSummary,
} from '~/data/tools/roiText'
import { expectNone } from '../support/faults'
import { contentFaults } from '../support/siteContentRules'

const values = (results: RoiResults) =>
  Object.fromEntries(
    Object.entries(results).map(([field, figure]) => [
      field,
      figure.kind === 'number' ? figure.value : figure.why,
    ]),
  )

describe('reading a typed number', () => {
  test.each([
    ['50000', 50_000],
    ['$50,000', 50_000],
    ['50 000', 50_000],
    ['50\u00a0000', 50_000],
    ['1\u202f234\u202f567.5', 1_234_567.5],
    [' AUD 1,250.50 ', 1250.5],
    ['A$20', 20],
    ['75%', 75],
    ['75 %', 75],
    ['50k', 50_000],
    ['1.5K', 1500],
    ['.5', 0.5],
    ['-5', -5],
    ['−5', -5],
    ['-$5,000', -5000],
    ['+7', 7],
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['1e3', 1000],
    ['1e-400', 0],
  ])('%j is %d', (text, value) => expect(readNumber(text)).toEqual({ kind: 'number', value }))

  test.each([
    '',
    '   ',
    '$',
    '%',
    '-',
    '.',
    ',',
    'fifty',
    '5,00',
    '50,00,000',
    '1,5',
    '12 34',
    '5 apples',
    '1..2',
    '1.2.3',
    '--5',
    'NaN',
    'Infinity',
    '0x10',
    '1e309',
    '-1e309',
    '5e',
    '<b>5</b>',
    '٥',
    '9'.repeat(5000),
    '1'.repeat(41),
  ])('%j gets a sentence', (text) => {
    const reading = readNumber(text)
    expect(reading.kind).toBe('none')
    if (reading.kind === 'none') expect(reading.message).toMatch(/^[A-Z].*\.$/)
  })

  test('says that a huge number is too large', () => {
    expect(readNumber('1e309')).toEqual({ kind: 'none', message: expect.stringContaining('too large') })
  })

  test('asks for a number where nothing stands, and for figures where something else does', () => {
    expect(readNumber(' $ ')).toEqual(readNumber(''))
    expect(readNumber('')).not.toEqual(readNumber('fifty'))
  })

  test('never throws and never gives NaN or Infinity', () => {
    const likely = fc.string({ unit: fc.constantFrom(...'0123456789,.$%-+ ekK−\u00a0') })
    fc.assert(
      fc.property(fc.oneof(likely, fc.string({ unit: 'binary' })), (text) => {
        const reading = readNumber(text)
        if (reading.kind === 'number') expect(Number.isFinite(reading.value)).toBe(true)
        else expect(reading.message).not.toBe('')
      }),
      { numRuns: 2000 },
    )
  })

  test('reads back what the site writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (value) => {
        expect(readNumber(formatDollars(value))).toEqual({ kind: 'number', value: value === 0 ? 0 : value })
      }),
    )
  })
})

describe('inputs (§5, §9)', () => {
  test('have the bounds, steps and defaults that are required', () => {
    expect(roiInputs.map(({ field, min, max, step, initial }) => [field, min, max, step, initial])).toEqual([
      ['currentTrainingCost', 10_000, 500_000, 1000, 50_000],
      ['currentComplianceTime', 10, 100, 5, 40],
      ['currentProductivity', 50, 100, 5, 75],
      ['employeeCount', 10, 1000, 10, 100],
      ['aiInvestment', 50_000, 500_000, 10_000, 100_000],
      ['implementationTime', 3, 24, 1, 6],
    ])
  })
})

describe('formulas (§9)', () => {
  test('the defaults give the known results', () => {
    expect(values(calculateRoi(roiDefaults))).toEqual({
      trainingCostSavings: 20_000,
      complianceTimeSavings: 180_000,
      productivityGains: 2_250_000,
      totalAnnualSavings: 2_450_000,
      paybackPeriod: 0.5,
      threeYearRoi: 7250,
      fiveYearRoi: 12_150,
    })
  })

  /** §9 again, in whole cents and without the code under test. */
  function independent(inputs: RoiInputs) {
    const cents = {
      training: (BigInt(inputs.currentTrainingCost) * 100n * 2n) / 5n,
      compliance: BigInt(inputs.currentComplianceTime) * BigInt(inputs.employeeCount) * 4500n,
      productivity: BigInt(inputs.currentProductivity) * BigInt(inputs.employeeCount) * 30_000n,
    }
    const total = cents.training + cents.compliance + cents.productivity
    const investment = BigInt(inputs.aiInvestment) * 100n
    return {
      ...cents,
      total,
      payback: (Number(investment) / Number(total)) * 12,
      roi: (years: bigint) => (Number(total * years - investment) / Number(investment)) * 100,
    }
  }

  test('1,000 random inputs agree with an independent calculation', () => {
    const inputs = fc.record({
      currentTrainingCost: fc.integer({ min: 0, max: 2_000_000 }),
      currentComplianceTime: fc.integer({ min: 0, max: 200 }),
      currentProductivity: fc.integer({ min: 1, max: 150 }),
      employeeCount: fc.integer({ min: 1, max: 5000 }),
      aiInvestment: fc.integer({ min: 1, max: 5_000_000 }),
      implementationTime: fc.integer({ min: 0, max: 60 }),
    })
    fc.assert(
      fc.property(inputs, (given) => {
        const wanted = independent(given)
        const got = values(calculateRoi(given))
        expect(got.trainingCostSavings).toBe(Number(wanted.training) / 100)
        expect(got.complianceTimeSavings).toBe(Number(wanted.compliance) / 100)
        expect(got.productivityGains).toBe(Number(wanted.productivity) / 100)
        expect(got.totalAnnualSavings).toBe(Number(wanted.total) / 100)
        expect(Math.abs(Number(got.paybackPeriod) - wanted.payback)).toBeLessThanOrEqual(0.0501)
        expect(Math.abs(Number(got.threeYearRoi) - wanted.roi(3n))).toBeLessThanOrEqual(
          0.0501 + Math.abs(wanted.roi(3n)) * 1e-12,
        )
        expect(Math.abs(Number(got.fiveYearRoi) - wanted.roi(5n))).toBeLessThanOrEqual(
          0.0501 + Math.abs(wanted.roi(5n)) * 1e-12,
        )
      }),
      { numRuns: 1000 },
    )
  })

  test('no finite input shows NaN or Infinity anywhere', () => {
    const any = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(0, -0, -5, 1e308, -1e308, 5e-324),
    )
    const inputs = fc.record({
      currentTrainingCost: any,
      currentComplianceTime: any,
      currentProductivity: any,
      employeeCount: any,
      aiInvestment: any,
      implementationTime: any,
    })
    fc.assert(
      fc.property(inputs, (given) => {
        const results = calculateRoi(given)
        const text = [
          ...roiResultLabels.map(({ field }) => formatResult(field, results[field])),
          ...Object.values(roiFormulas(given, results)),
        ].join('\n')
        expect(text).not.toMatch(/NaN|Infinity|∞|undefined/)
        for (const figure of Object.values(results)) {
          if (figure.kind === 'number') expect(Number.isFinite(figure.value)).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('less than half a cent below nothing is nothing, without a sign', () => {
    expect(values(calculateRoi({ ...roiDefaults, currentTrainingCost: -0.001 })).trainingCostSavings).toBe(0)
  })

  test('says why there is no figure', () => {
    const none = (given: Partial<RoiInputs>) => values(calculateRoi({ ...roiDefaults, ...given }))
    expect(none({ aiInvestment: 0 })).toMatchObject({
      paybackPeriod: 0,
      threeYearRoi: 'A return needs an investment of more than $0.',
    })
    expect(none({ aiInvestment: -1 }).paybackPeriod).toBe(
      'A payback period needs an investment of $0 or more.',
    )
    expect(none({ currentTrainingCost: 0, employeeCount: 0 }).paybackPeriod).toBe(
      'There are no yearly savings to pay the investment back.',
    )
    expect(none({ employeeCount: 1e308 }).totalAnnualSavings).toContain('too large')
    expect(none({ employeeCount: 1e308 }).paybackPeriod).toContain('too large')
  })
})

describe('texts (§2.24)', () => {
  const results = calculateRoi(roiDefaults)

  test('the formulas carry the visitor’s own numbers', () => {
    expect(roiFormulas(roiDefaults, results)).toEqual({
      trainingCostSavings: '40% of $50,000 = $20,000',
      complianceTimeSavings: '40 hours × 100 people × $50 × 0.9 = $180,000',
      productivityGains: '75% × 100 people × $50,000 × 0.6 = $2,250,000',
      totalAnnualSavings: '$20,000 + $180,000 + $2,250,000 = $2,450,000',
      paybackPeriod: '$100,000 ÷ $2,450,000 × 12 = 0.5 months',
      threeYearRoi: '($2,450,000 × 3 − $100,000) ÷ $100,000 × 100 = 7,250%',
      fiveYearRoi: '($2,450,000 × 5 − $100,000) ÷ $100,000 × 100 = 12,150%',
    })
  })

  test('where there is no figure, the reason stands alone', () => {
    const given = { ...roiDefaults, aiInvestment: 0 }
    const without = calculateRoi(given)
    expect(roiFormulas(given, without).threeYearRoi).toBe(formatResult('threeYearRoi', without.threeYearRoi))
  })

  test('one of something is written as one', () => {
    expect(formatInput({ unit: 'people' }, 1)).toBe('1 person')
    expect(formatInput({ unit: 'hours' }, 1)).toBe('1 hour')
    expect(formatInput({ unit: 'months' }, 2)).toBe('2 months')
  })

  test('the report holds every input, result and formula', () => {
    const from = { name: company.name, phone: company.phone.free.number, email: company.email.organisations }
    const report = roiReport(roiDefaults, results, '3 March 2026', from)
    for (const { label } of [...roiInputs, ...roiResultLabels]) expect(report).toContain(`${label}: `)
    for (const formula of Object.values(roiFormulas(roiDefaults, results))) expect(report).toContain(formula)
    expect(report).toContain('3 March 2026')
    expect(report).toContain('Implementation time: 6 months')
    expect(report).toContain(from.email)
    expect(report.split('\r\n').length).toBeGreaterThan(25)
    expect(roiReportFileName).toBe('roi-calculator-report.txt')
  })

  test('the summary names the four figures that matter', () => {
    expect(roiSummary(results)).toBe(
      [
        'AI ROI Calculator results (an estimate)',
        'Total annual savings: $2,450,000',
        'Payback period: 0.5 months',
        '3-year ROI: 7,250%',
        '5-year ROI: 12,150%',
      ].join('\n'),
    )
  })

  test('negative, fractional and huge amounts are written so that they can be read', () => {
    expect(formatDollars(-1234.5)).toBe('−$1,234.50')
    expect(formatDollars(1e300)).toBe('$1.00 × 10^300')
    expect(formatResult('paybackPeriod', { kind: 'number', value: 1 })).toBe('1 month')
  })

  test('the page has the texts that are required', () => {
    expect(roiPage.ready).toBe('Ready to Calculate Your ROI?')
    expect(roiPage.book).toEqual({
      label: 'Book Consultation',
      link: { to: '/contact', search: { type: 'roi-consultation' } },
    })
    expectNone(contentFaults({ roiPage, roiInputs }))
  })
})
