import { type NationalAward, singleUnitAward } from './nationalAward'

/** Single units of the training package HLT. Each leads to a statement of attainment. */
export const firstAidAwards = {
  HLTAID009: singleUnitAward('HLTAID009', 'Provide cardiopulmonary resuscitation'),
  HLTAID011: singleUnitAward('HLTAID011', 'Provide First Aid'),
  HLTAID012: singleUnitAward('HLTAID012', 'Provide First Aid in an education and care setting'),
} satisfies Readonly<Record<string, NationalAward>>
