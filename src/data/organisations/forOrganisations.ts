import { answers } from '~/data/enquiry/answers'
import type { ForOrganisations } from './organisation'
import { heroActions, organisationCases, organisationValues } from './shared'

export const forOrganisations: ForOrganisations = {
  title: 'For organisations',
  description:
    'Skills mapping, AI training, policy review and audit readiness for Australian organisations, planned with your managers and staff.',
  hero: {
    headline: 'Train the team you have for the work that is coming',
    text: 'You know your work. We know how skills, standards and AI tools are changing it. Together we make a plan that your budget and your roster can carry.',
    actions: heroActions,
  },
  values: organisationValues,
  calculator: {
    heading: 'ROI/Upskilling Calculator',
    text: 'Enter six figures of your own and see what training, compliance time and productivity could be worth in a year, with every formula shown.',
    action: { label: 'Open the calculator', link: { to: '/tools/roi-calculator' } },
  },
  planner: {
    heading: 'Team Planner',
    text: 'List who can do what, then talk with a consultant about gaps and cover. The page has a template that you can fill in today.',
    action: { label: 'Upload Staff Skills (CSV)', link: { to: '/tools/team-planner' } },
  },
  cases: organisationCases,
  closing: {
    heading: 'Tell us what you are planning',
    text: answers.organisation,
    actions: heroActions,
  },
}
