import type { RoleText } from './roleText'
import { accountingAndBookkeepingTexts } from './texts/accountingAndBookkeeping'
import { agedAndDisabilitySupportTexts } from './texts/agedAndDisabilitySupport'
import { animalCareTexts } from './texts/animalCare'
import { beautyAndRetailTexts } from './texts/beautyAndRetail'
import { earlyChildhoodEducationTexts } from './texts/earlyChildhoodEducation'
import { informationTechnologyTexts } from './texts/informationTechnology'
import { leadershipAndOperationsTexts } from './texts/leadershipAndOperations'
import { marketingAndCommunicationsTexts } from './texts/marketingAndCommunications'
import { officeAdministrationTexts } from './texts/officeAdministration'
import { trainingAndAssessmentTexts } from './texts/trainingAndAssessment'

const roleTexts: ReadonlyMap<string, RoleText> = new Map(
  Object.entries({
    ...accountingAndBookkeepingTexts,
    ...agedAndDisabilitySupportTexts,
    ...animalCareTexts,
    ...beautyAndRetailTexts,
    ...earlyChildhoodEducationTexts,
    ...informationTechnologyTexts,
    ...leadershipAndOperationsTexts,
    ...marketingAndCommunicationsTexts,
    ...officeAdministrationTexts,
    ...trainingAndAssessmentTexts,
  }),
)

export const rolesWrittenFor: readonly string[] = [...roleTexts.keys()]

export const roleTextOf = (slug: string): RoleText | undefined => roleTexts.get(slug)
