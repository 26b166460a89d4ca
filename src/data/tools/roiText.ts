import type { LabelledLink, Texts } from '~/data/site/links'
import { formatNumber } from '~/data/site/numbers'

import {
  COMPLIANCE_HOUR_VALUE,
  COMPLIANCE_SAVINGS_SHARE,
  calculateRoi,
  type Figure,
  PRODUCTIVITY_SHARE,
  PRODUCTIVITY_VALUE,
  type RoiField,
  type RoiInput,
  type RoiInputs,
  type RoiResultField,
  type RoiResults,
  roiInputs,
  TRAINING_SAVINGS_SHARE,
} from './roi'
import { writeFigures } from './roiFigures'

/** §7. */
export const roiReportFileName = 'roi-calculator-report.txt'

/** §2.24: texts of the calculator's page; its head is that of `findTool('roi-calculator')`. */
export const roiPage = {
  headline: 'AI ROI Calculator',
  text: 'Change the six figures to match your organisation. Results appear when you choose Calculate ROI and disappear when you change a figure.',
  ready: 'Ready to Calculate Your ROI?',
  readyText: 'Enter your figures, then choose Calculate ROI.',
  calculate: 'Calculate ROI',
  download: 'Download Report',
  share: 'Share Results',
  book: { label: 'Book Consultation', link: { to: '/contact', search: { type: 'roi-consultation' } } },
  unreadable:
    'The figures in this address cannot be read. The boxes hold the figures that the calculator begins with.',
  note: 'An estimate from fixed shares, for a first discussion. It is not financial advice, and your result will differ.',
} as const satisfies Texts

/** Above this a number is written with a power of ten: a row of zeros says less and breaks a narrow screen. */
const longest = 1e15

const oneDecimal = { most: 1 }
const twoDecimals = { most: 2 }
const withCents = { least: 2 }

const number = (value: number, decimals: Parameters<typeof formatNumber>[1] = twoDecimals) =>
  Math.abs(value) >= longest ? value.toExponential(2).replace('e+', ' × 10^') : formatNumber(value, decimals)

const signed = (value: number, text: (size: number) => string) =>
  value < 0 ? `−${text(-value)}` : text(value)

export const formatDollars = (value: number) =>
  signed(value, (size) => `$${number(size, Number.isInteger(size) ? twoDecimals : withCents)}`)

const plural = (value: number, one: string) => `${number(value)} ${value === 1 ? one : `${one}s`}`

/** An input with its unit, as a person would write it. */
export function formatInput({ unit }: Pick<RoiInput, 'unit'>, value: number): string {
  switch (unit) {
    case 'dollars':
      return formatDollars(value)
    case 'percent':
      return signed(value, (size) => `${number(size)}%`)
    case 'people':
      return signed(value, (size) => (size === 1 ? '1 person' : `${number(size)} people`))
    case 'hours':
      return signed(value, (size) => plural(size, 'hour'))
    case 'months':
      return signed(value, (size) => plural(size, 'month'))
  }
}

/** Results in the order in which they are shown. */
export const roiResultLabels: readonly Readonly<{ field: RoiResultField; label: string }>[] = [
  { field: 'trainingCostSavings', label: 'Training cost savings' },
  { field: 'complianceTimeSavings', label: 'Compliance time savings' },
  { field: 'productivityGains', label: 'Productivity gains' },
  { field: 'totalAnnualSavings', label: 'Total annual savings' },
  { field: 'paybackPeriod', label: 'Payback period' },
  { field: 'threeYearRoi', label: '3-year ROI' },
  { field: 'fiveYearRoi', label: '5-year ROI' },
]

const percentFields: readonly RoiResultField[] = ['threeYearRoi', 'fiveYearRoi']

/** A result with its unit, or the sentence that says why there is none. */
export function formatResult(field: RoiResultField, figure: Figure): string {
  if (figure.kind === 'none') return figure.why
  if (percentFields.includes(field)) return signed(figure.value, (size) => `${number(size, oneDecimal)}%`)
  if (field === 'paybackPeriod')
    return figure.value === 1 ? '1 month' : `${number(figure.value, oneDecimal)} months`
  return formatDollars(figure.value)
}

/** Each formula with the visitor's own numbers. */
export function roiFormulas(
  inputs: RoiInputs,
  results: RoiResults,
): Readonly<Record<RoiResultField, string>> {
  const written = (field: RoiField) => {
    const input = roiInputs.find((candidate) => candidate.field === field)
    return input === undefined ? '' : formatInput(input, inputs[field])
  }
  const shown = (field: RoiResultField) => formatResult(field, results[field])
  const line = (field: RoiResultField, formula: string) =>
    results[field].kind === 'none' ? shown(field) : `${formula} = ${shown(field)}`
  const percent = (share: number) => `${Math.round(share * 100)}%`
  const investment = written('aiInvestment')
  const total = shown('totalAnnualSavings')
  const roi = (years: number) => `(${total} × ${years} − ${investment}) ÷ ${investment} × 100`
  return {
    trainingCostSavings: line(
      'trainingCostSavings',
      `${percent(TRAINING_SAVINGS_SHARE)} of ${written('currentTrainingCost')}`,
    ),
    complianceTimeSavings: line(
      'complianceTimeSavings',
      `${written('currentComplianceTime')} × ${written('employeeCount')} × ${formatDollars(COMPLIANCE_HOUR_VALUE)} × ${COMPLIANCE_SAVINGS_SHARE}`,
    ),
    productivityGains: line(
      'productivityGains',
      `${written('currentProductivity')} × ${written('employeeCount')} × ${formatDollars(PRODUCTIVITY_VALUE)} × ${PRODUCTIVITY_SHARE}`,
    ),
    totalAnnualSavings: line(
      'totalAnnualSavings',
      `${shown('trainingCostSavings')} + ${shown('complianceTimeSavings')} + ${shown('productivityGains')}`,
    ),
    paybackPeriod: line('paybackPeriod', `${investment} ÷ ${total} × 12`),
    threeYearRoi: line('threeYearRoi', roi(3)),
    fiveYearRoi: line('fiveYearRoi', roi(5)),
  }
}

/** What 'Share Results' shares or copies. */
export function roiSummary(results: RoiResults): string {
  const shown = (field: RoiResultField) => formatResult(field, results[field])
  return [
    'AI ROI Calculator results (an estimate)',
    `Total annual savings: ${shown('totalAnnualSavings')}`,
    `Payback period: ${shown('paybackPeriod')}`,
    `3-year ROI: ${shown('threeYearRoi')}`,
    `5-year ROI: ${shown('fiveYearRoi')}`,
  ].join('\n')
}

const inputLines = (inputs: RoiInputs) =>
  roiInputs.map((input) => `${input.label}: ${formatInput(input, inputs[input.field])}`)

const resultLines = (results: RoiResults) =>
  roiResultLabels.map(({ field, label }) => `${label}: ${formatResult(field, results[field])}`)

/** The figures and what follows from them, as an enquiry takes them along. */
export const roiLines = (inputs: RoiInputs): readonly string[] => [
  'Our figures:',
  ...inputLines(inputs),
  '',
  'Results of the calculator (an estimate):',
  ...resultLines(calculateRoi(inputs)),
]

/** Where 'Book Consultation' leads: the enquiry that takes along what has been calculated. */
export const bookConsultation = (inputs: RoiInputs) =>
  ({
    ...roiPage.book,
    link: { to: '/contact', search: { type: 'roi-consultation', figures: writeFigures(inputs) } },
  }) as const satisfies LabelledLink

export type ReportSender = Readonly<{ name: string; phone: string; email: string }>

/** The whole text of the report. `day` is written as given, since only the device knows its date. */
export function roiReport(inputs: RoiInputs, results: RoiResults, day: string, from: ReportSender): string {
  const formulas = roiFormulas(inputs, results)
  const lines = [
    'AI ROI CALCULATOR REPORT',
    `${from.name}, ${day}`,
    '',
    'YOUR FIGURES',
    ...inputLines(inputs),
    '',
    'RESULTS',
    ...resultLines(results),
    '',
    'HOW EACH RESULT IS CALCULATED',
    ...roiResultLabels.map(({ field, label }) => `${label}: ${formulas[field]}`),
    '',
    'PLEASE NOTE',
    roiPage.note,
    'Implementation time is listed for your plan; the formulas do not use it.',
    '',
    `Questions: ${from.phone} or ${from.email}`,
  ]
  return `${lines.join('\r\n')}\r\n`
}
