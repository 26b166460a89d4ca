import { choice, tolerant } from '~/data/site/tolerantFields'

/** The tabs of §2.18, in its order; the first is the default. */
const serviceTabs = ['overview', 'demo', 'programs', 'case-studies'] as const
export type ServiceTab = (typeof serviceTabs)[number]

/** What a service's address may hold. */
export const serviceSearchSchema = tolerant({ tab: choice(serviceTabs, 'overview') })
