import { type RoiField, type RoiInputs, roiInputs } from './roi'

/** Each input of the calculator by its name. */
export const forEachRoiField = <Value>(
  of: (field: RoiField) => Value,
): Readonly<Record<RoiField, Value>> => ({
  currentTrainingCost: of('currentTrainingCost'),
  currentComplianceTime: of('currentComplianceTime'),
  currentProductivity: of('currentProductivity'),
  employeeCount: of('employeeCount'),
  aiInvestment: of('aiInvestment'),
  implementationTime: of('implementationTime'),
})

/** The figures as an address says them: six numbers in the order of the boxes, joined by commas. */
export const writeFigures = (inputs: RoiInputs): string =>
  roiInputs.map(({ field }) => String(inputs[field])).join()

const written = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/

/** The figures that an address says, or null where it says anything but six numbers. */
export function readFigures(text: string): RoiInputs | null {
  const parts = text.split(',')
  const numbers = parts.map((part) => (written.test(part) ? Number(part) : Number.NaN))
  if (numbers.length !== roiInputs.length || !numbers.every(Number.isFinite)) return null
  return forEachRoiField((wanted) => numbers[roiInputs.findIndex(({ field }) => field === wanted)] ?? 0)
}
