import { academicResearch } from './academicResearch'
import { aiAuditing } from './aiAuditing'
import { aiTraining } from './aiTraining'
import { complianceConsulting } from './complianceConsulting'
import { employmentPathways } from './employmentPathways'
import { researchStudents } from './researchStudents'
import type { Service } from './service'
import { workforceReadiness } from './workforceReadiness'

/** §9: an AI services card lists at most four features. */
export const SERVICE_CARD_FEATURES = 4

/** Stands wherever a service's programs are listed: they are not nationally recognised training. */
export const serviceProgramNote =
  'These short programs do not lead to an AQF qualification and are not nationally recognised training. You receive a certificate of participation.'

/** Why 'Enroll Now' opens a form: a place in a service program is arranged with the person or the team. */
export const serviceEnrolNote =
  'Enroll Now opens the contact page with this service filled in. We confirm dates and places before you pay.'

export const services: readonly Service[] = [
  workforceReadiness,
  complianceConsulting,
  employmentPathways,
  academicResearch,
  aiTraining,
  aiAuditing,
  researchStudents,
]

const bySlug = new Map<string, Service>(services.map((service) => [service.slug, service]))
const byId = new Map<number, Service>(services.map((service) => [service.id, service]))

export const findService = (slug: string): Service | undefined => bySlug.get(slug)

/** The service that `/contact?service={id}` names, or nothing for a value that no service has. */
export const findServiceById = (id: number): Service | undefined => byId.get(id)

/** Where the three calls to action of a service lead; 'Book Discovery Call' is the provider's scheduling link. */
export const enrolHref = ({ id }: Pick<Service, 'id'>) => `/contact?topic=programs&service=${id}`
export const proposalHref = ({ id }: Pick<Service, 'id'>) => `/contact?type=proposal&service=${id}`
