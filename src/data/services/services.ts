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

export const findService = (slug: string): Service | undefined => bySlug.get(slug)
