import type { SiteLink } from './links'

/** The one place that explains sample figures, linked beside every note: a question of the FAQ. */
export const sampleFiguresLink = { to: '/faq', hash: 'sample-figures' } as const satisfies SiteLink
