import { type NationalAward, unlistedAward } from './nationalAward'

/** Products of the training packages ACM and SHB. */
export const animalCareAndSalonAwards = {
  ACM20121: unlistedAward('Certificate II in Animal Care', 2, 'current'),
  ACM30122: unlistedAward('Certificate III in Animal Care Services', 3, 'unchecked'),
  ACM40418: unlistedAward('Certificate IV in Veterinary Nursing', 4, 'current'),
  SHB20216: unlistedAward('Certificate II in Salon Assistant', 2, 'unchecked'),
} satisfies Readonly<Record<string, NationalAward>>
