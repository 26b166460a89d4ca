import type { DecisionText } from '~/data/site/decisionText'
import type { ServiceSlug } from './service'
import { forOrganisationsTexts } from './texts/forOrganisations'
import { forPeopleTexts } from './texts/forPeople'

export const serviceTexts: Readonly<Record<ServiceSlug, DecisionText>> = {
  ...forOrganisationsTexts,
  ...forPeopleTexts,
}
