import { type NationalAward, registerReadOn, singleUnitAward } from './nationalAward'

const register = { asAt: registerReadOn, isChecked: true }

/** Single units of the training package HLT. Each leads to a statement of attainment. */
export const firstAidAwards = {
  HLTAID009: singleUnitAward('HLTAID009', 'Provide cardiopulmonary resuscitation', register),
  HLTAID011: singleUnitAward('HLTAID011', 'Provide First Aid', register),
  HLTAID012: singleUnitAward('HLTAID012', 'Provide First Aid in an education and care setting', register),
} satisfies Readonly<Record<string, NationalAward>>
