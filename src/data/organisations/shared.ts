import type { LabelledLink } from '~/data/site/links'
import type { ForOrganisations } from './organisation'

export const heroActions: LabelledLink[] = [
  { label: 'Request Proposal', link: { to: '/contact', search: { type: 'proposal' } } },
  { label: 'Request Demo', link: { to: '/contact', search: { type: 'demo' } } },
]

/** §2.21 value list, in its order. */
export const organisationValues: ForOrganisations['values'] = [
  {
    heading: 'Predictive analytics for compliance and workforce planning',
    text: 'See which certificates, rosters and procedures are likely to cause trouble next quarter, while there is still time to train or hire.',
  },
  {
    heading: 'Policy pre-review and audit readiness',
    text: 'A reviewer reads your policies against the standard before the auditor does, and lists what to change in order of risk.',
  },
  {
    heading: 'Upskilling pathways for all staff levels',
    text: 'From first AI skills for frontline staff to governance for directors, each role gets a short path that fits its roster.',
  },
]

/** §2.21: the three fixed case summaries. */
export const organisationCases: ForOrganisations['cases'] = [
  {
    title: 'Aged care upskilling for 200+ staff',
    summary:
      'A residential aged care group trained more than 200 staff in documentation, dementia communication and safe AI use, in sessions of forty minutes at shift change.',
    result: '200+ staff finished their pathway within two roster cycles.',
    sample: true,
  },
  {
    title: 'RTO policy review with audit time cut by 40%',
    summary:
      'A registered training organisation had its policies pre-reviewed against the Standards for RTOs 2025 and its evidence put into one register.',
    result: 'Audit time was cut by 40% compared with the previous cycle.',
    sample: true,
  },
  {
    title: 'SME workforce gap mapping',
    summary:
      'An engineering firm of 60 people mapped the skills in each role before it bought a new system, and found that two teams needed training and one needed a new position.',
    result: 'A costed training plan was ready in five weeks.',
    sample: true,
  },
]
