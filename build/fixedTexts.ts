import { company } from '~/data/company'
import { paymentTerms } from '~/data/legal/paymentTerms'
import { programNote } from '~/data/programs/programNote'
import type { FixedText } from './prose'

const spec = (section: string) => `specification, ${section}`
const terms = 'Terms of Service'
const advertising = 'Standards for RTOs 2025, rules of advertising'

const figures = 'rule of this site: a figure says whether it is illustrative, its source and its day'

const each = (text: string) => text.split(/(?<=\.)\s+/)

/**
 * What a page may not word otherwise: sentences of the specification, of the terms, and what the law wants beside a price
 * or a training product. They are left out of the share of repeated sentences. A sentence belongs here only where it has
 * to stand on each page by itself; what could be linked instead does not.
 */
export const fixedTexts: readonly FixedText[] = [
  { text: 'There are no academic prerequisites.', section: spec('§2.9') },
  { text: 'You must be 18 or above when you enrol.', section: spec('§2.9') },
  ...each(paymentTerms.protection).map((text) => ({ text, section: terms })),
  { text: paymentTerms.ifWeCancel, section: terms },
  { text: 'No government-funded courses are offered.', section: advertising },
  { text: `${company.training.name}, provider code ${company.training.providerCode}.`, section: advertising },
  { text: 'This short course does not lead to an AQF qualification.', section: advertising },
  { text: 'It has no national units of competency.', section: advertising },
  { text: 'Illustrative Source: {}.', section: figures },
  { text: 'As at {}.', section: figures },
  ...each(programNote).map((text) => ({ text, section: advertising })),
]
