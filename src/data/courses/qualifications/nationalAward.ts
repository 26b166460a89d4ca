import type { Award } from '../course'

export type NationalAward = Extract<Award, { kind: 'national' }>

/** A product of which only code and title are verified: its page points to the National Register for the units. */
export const unlistedAward = (
  title: string,
  aqf: number,
  status: 'current' | 'unchecked',
): NationalAward => ({
  kind: 'national',
  title,
  aqf,
  status,
  coreUnits: [],
  electiveUnits: [],
  unitsRequired: null,
})

/** A unit studied by itself: it leads to a statement of attainment, which is not an AQF level. */
export const singleUnitAward = (code: string, title: string): NationalAward => ({
  kind: 'national',
  title,
  aqf: null,
  status: 'unchecked',
  coreUnits: [{ code, title }],
  electiveUnits: [],
  unitsRequired: { total: 1, core: 1, elective: 0 },
})
