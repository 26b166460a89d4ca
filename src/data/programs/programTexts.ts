import type { DecisionText } from '~/data/site/decisionText'
import { advancedTexts } from './texts/advanced'
import { foundationTexts } from './texts/foundation'
import { intermediateTexts } from './texts/intermediate'

const programTexts: ReadonlyMap<string, DecisionText> = new Map(
  Object.entries({ ...foundationTexts, ...intermediateTexts, ...advancedTexts }),
)

export const writtenFor: readonly string[] = [...programTexts.keys()]

export const programTextOf = (slug: string): DecisionText | undefined => programTexts.get(slug)
