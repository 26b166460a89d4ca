/** The calculator's inputs, §3. */
export type RoiInputs = Readonly<{
  currentTrainingCost: number
  currentComplianceTime: number
  currentProductivity: number
  employeeCount: number
  aiInvestment: number
  implementationTime: number
}>
export type RoiField = keyof RoiInputs

/** §9 defaults. */
export const roiDefaults: RoiInputs = {
  currentTrainingCost: 50_000,
  currentComplianceTime: 40,
  currentProductivity: 75,
  employeeCount: 100,
  aiInvestment: 100_000,
  implementationTime: 6,
}

export type RoiInput = Readonly<{
  field: RoiField
  label: string
  unit: 'dollars' | 'hours' | 'percent' | 'people' | 'months'
  help: string
  /** Bounds and step of the slider, §5; a typed number may lie outside. */
  min: number
  max: number
  step: number
  initial: number
}>

export const roiInputs: readonly RoiInput[] = [
  {
    field: 'currentTrainingCost',
    label: 'Current training cost a year',
    unit: 'dollars',
    help: 'Course fees, trainers and travel in a year.',
    min: 10_000,
    max: 500_000,
    step: 1000,
    initial: roiDefaults.currentTrainingCost,
  },
  {
    field: 'currentComplianceTime',
    label: 'Compliance hours a week',
    unit: 'hours',
    help: 'Hours a week for records, checks and audit preparation. The formula counts them for each employee.',
    min: 10,
    max: 100,
    step: 5,
    initial: roiDefaults.currentComplianceTime,
  },
  {
    field: 'currentProductivity',
    label: 'Current productivity',
    unit: 'percent',
    help: 'Your own estimate of how much of a working day reaches its goal.',
    min: 50,
    max: 100,
    step: 5,
    initial: roiDefaults.currentProductivity,
  },
  {
    field: 'employeeCount',
    label: 'Employees',
    unit: 'people',
    help: 'People who would be trained or whose work would change.',
    min: 10,
    max: 1000,
    step: 10,
    initial: roiDefaults.employeeCount,
  },
  {
    field: 'aiInvestment',
    label: 'AI investment',
    unit: 'dollars',
    help: 'Everything you would spend: licences, training and time.',
    min: 50_000,
    max: 500_000,
    step: 10_000,
    initial: roiDefaults.aiInvestment,
  },
  {
    field: 'implementationTime',
    label: 'Implementation time',
    unit: 'months',
    help: 'Months until the change is in use. It is listed in your report; the formulas do not use it.',
    min: 3,
    max: 24,
    step: 1,
    initial: roiDefaults.implementationTime,
  },
]

/** §9: share of the training cost that is saved. */
export const TRAINING_SAVINGS_SHARE = 0.4
/** §9: dollars an hour and share of compliance time. */
export const COMPLIANCE_HOUR_VALUE = 50
export const COMPLIANCE_SAVINGS_SHARE = 0.9
/** §9: dollars an employee, one percent, and share of productivity. */
export const PRODUCTIVITY_VALUE = 50_000
export const PRODUCTIVITY_SHARE = 0.6
const ONE_PERCENT = 0.01
const MONTHS_A_YEAR = 12

/** A figure that can be shown, or the sentence that stands in its place. */
export type Figure = Readonly<{ kind: 'number'; value: number }> | Readonly<{ kind: 'none'; why: string }>

export type RoiResultField =
  | 'trainingCostSavings'
  | 'complianceTimeSavings'
  | 'productivityGains'
  | 'totalAnnualSavings'
  | 'paybackPeriod'
  | 'threeYearRoi'
  | 'fiveYearRoi'
export type RoiResults = Readonly<Record<RoiResultField, Figure>>

const tooLarge = 'The numbers are too large for a result that can be shown.'

function rounded(value: number, decimals: number): Figure {
  if (!Number.isFinite(value)) return { kind: 'none', why: tooLarge }
  const rounding = Number(value.toFixed(decimals))
  return { kind: 'number', value: rounding === 0 ? 0 : rounding }
}

const dollars = (value: number) => rounded(value, 2)

function payback(investment: number, total: number): Figure {
  if (!Number.isFinite(total)) return { kind: 'none', why: tooLarge }
  if (investment < 0) return { kind: 'none', why: 'A payback period needs an investment of $0 or more.' }
  if (total <= 0) return { kind: 'none', why: 'There are no yearly savings to pay the investment back.' }
  return rounded((investment / total) * MONTHS_A_YEAR, 1)
}

function returnOver(years: number, investment: number, total: number): Figure {
  if (investment <= 0) return { kind: 'none', why: 'A return needs an investment of more than $0.' }
  return rounded(((total * years - investment) / investment) * 100, 1)
}

/** The formulas of §9. Payback is investment ÷ total × 12, so that its unit is the month. */
export function calculateRoi(inputs: RoiInputs): RoiResults {
  const { currentTrainingCost, currentComplianceTime, currentProductivity, employeeCount, aiInvestment } =
    inputs
  const training = currentTrainingCost * TRAINING_SAVINGS_SHARE
  const compliance = currentComplianceTime * employeeCount * COMPLIANCE_HOUR_VALUE * COMPLIANCE_SAVINGS_SHARE
  const productivity =
    currentProductivity * employeeCount * PRODUCTIVITY_VALUE * ONE_PERCENT * PRODUCTIVITY_SHARE
  const total = training + compliance + productivity
  return {
    trainingCostSavings: dollars(training),
    complianceTimeSavings: dollars(compliance),
    productivityGains: dollars(productivity),
    totalAnnualSavings: dollars(total),
    paybackPeriod: payback(aiInvestment, total),
    threeYearRoi: returnOver(3, aiInvestment, total),
    fiveYearRoi: returnOver(5, aiInvestment, total),
  }
}
