import type { Award } from '../course'

export type NationalAward = Extract<Award, { kind: 'national' }>

/** The day on which status, units and rules of the products on offer were read. */
export const registerReadOn = '2026-11-25'

/** A product of which only code and title are verified: its page points to the National Register for the rest. */
export const unlistedAward = (title: string, aqf: number): NationalAward => ({
  kind: 'national',
  title,
  aqf,
  register: { asAt: registerReadOn, isChecked: false },
  prerequisites: null,
  coreUnits: [],
  electiveUnits: [],
  unitsRequired: null,
  unitsVerified: 'no',
})

/** A unit studied by itself: it leads to a statement of attainment, which is not an AQF level. */
export const singleUnitAward = (
  code: string,
  title: string,
  register: NationalAward['register'] = { asAt: registerReadOn, isChecked: false },
): NationalAward => ({
  kind: 'national',
  title,
  aqf: null,
  register,
  prerequisites: [],
  coreUnits: [{ code, title }],
  electiveUnits: [],
  unitsRequired: { total: 1, core: 1, elective: 0 },
  unitsVerified: 'full',
})
