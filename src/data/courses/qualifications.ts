import { animalCareAndSalonAwards } from './qualifications/animalCareAndSalon'
import { businessAwards } from './qualifications/business'
import { communityAwards } from './qualifications/community'
import { firstAidAwards } from './qualifications/firstAid'
import { informationTechnologyAwards } from './qualifications/informationTechnology'

/**
 * The national products on offer, by code. Units stand here only where the whole core list is verified; where it is
 * not, the page points to the National Register instead.
 */
export const qualifications = {
  ...communityAwards,
  ...businessAwards,
  ...informationTechnologyAwards,
  ...animalCareAndSalonAwards,
  ...firstAidAwards,
}
