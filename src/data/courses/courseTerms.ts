/** §9: entry age. */
const ENTRY_AGE = 18

/** Fixed sections of §2.9 that stand on every course. */
export const entryRequirements: readonly string[] = [
  'There are no academic prerequisites.',
  `You must be ${ENTRY_AGE} or above when you enrol.`,
]

export const courseFeatures: readonly string[] = [
  'World-class online platform',
  'Study on any device',
  'Real-time trainer support by chat, email, phone and video',
  'Balance work, family, social life and study',
]

export const studyTime = (hours: number) => `About ${hours} ${hours === 1 ? 'hour' : 'hours'} a week`

export const fundingNote =
  'No government-funded courses are offered. You pay the price shown, in full or by instalments.'

export const unitsOnRegisterNote =
  'The units of this product are listed on the National Register of training, training.gov.au. Search for the code above.'
