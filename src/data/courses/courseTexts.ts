import type { CourseText } from './courseText'
import { aiAndDataTexts } from './texts/aiAndData'
import { animalCareTexts } from './texts/animalCare'
import { animalsAndLandTexts } from './texts/animalsAndLand'
import { businessAndFinanceTexts } from './texts/businessAndFinance'
import { businessAndLawTexts } from './texts/businessAndLaw'
import { careAndCommunityTexts } from './texts/careAndCommunity'
import { designAndMediaTexts } from './texts/designAndMedia'
import { earlyChildhoodTexts } from './texts/earlyChildhood'
import { firstAidAndSalonTexts } from './texts/firstAidAndSalon'
import { informationTechnologyTexts } from './texts/informationTechnology'
import { learningAndLanguagesTexts } from './texts/learningAndLanguages'
import { wellbeingAndTradesTexts } from './texts/wellbeingAndTrades'

const courseTexts: ReadonlyMap<string, CourseText> = new Map(
  Object.entries({
    ...earlyChildhoodTexts,
    ...careAndCommunityTexts,
    ...businessAndFinanceTexts,
    ...informationTechnologyTexts,
    ...animalCareTexts,
    ...firstAidAndSalonTexts,
    ...aiAndDataTexts,
    ...businessAndLawTexts,
    ...designAndMediaTexts,
    ...learningAndLanguagesTexts,
    ...wellbeingAndTradesTexts,
    ...animalsAndLandTexts,
  }),
)

export const writtenFor: readonly string[] = [...courseTexts.keys()]

export const courseTextOf = (slug: string): CourseText | undefined => courseTexts.get(slug)
