import type { Course } from '../course'
import { aiAndDataCourses } from './aiAndData'
import { animalCareCourses } from './animalCare'
import { animalsAndLandCourses } from './animalsAndLand'
import { businessAndFinanceCourses } from './businessAndFinance'
import { businessAndLawCourses } from './businessAndLaw'
import { careAndCommunityCourses } from './careAndCommunity'
import { designAndMediaCourses } from './designAndMedia'
import { earlyChildhoodCourses } from './earlyChildhood'
import { firstAidAndSalonCourses } from './firstAidAndSalon'
import { informationTechnologyCourses } from './informationTechnology'
import { learningAndLanguagesCourses } from './learningAndLanguages'
import { wellbeingAndTradesCourses } from './wellbeingAndTrades'

/** Every course that is written, whether or not the provider offers it. */
export const courseLibrary: readonly Course[] = [
  ...earlyChildhoodCourses,
  ...careAndCommunityCourses,
  ...businessAndFinanceCourses,
  ...informationTechnologyCourses,
  ...animalCareCourses,
  ...firstAidAndSalonCourses,
  ...aiAndDataCourses,
  ...businessAndLawCourses,
  ...designAndMediaCourses,
  ...learningAndLanguagesCourses,
  ...wellbeingAndTradesCourses,
  ...animalsAndLandCourses,
]
