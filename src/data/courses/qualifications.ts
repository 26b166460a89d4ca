import { animalCareAndSalonAwards } from './qualifications/animalCareAndSalon'
import { businessAwards } from './qualifications/business'
import { communityAwards } from './qualifications/community'
import { firstAidAwards } from './qualifications/firstAid'
import { informationTechnologyAwards } from './qualifications/informationTechnology'

/**
 * The national products on offer, by code. Units stand here only as far as they were read; what was not read is said
 * on the page, which points to the National Register for it.
 */
export const qualifications = {
  ...communityAwards,
  ...businessAwards,
  ...informationTechnologyAwards,
  ...animalCareAndSalonAwards,
  ...firstAidAwards,
}
