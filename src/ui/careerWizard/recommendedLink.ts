import type { SiteLink } from '~/data/site/links'
import type { CareerAnswers } from '~/data/wizard/careerWizard'

/** The catalogue's recommendations for the learning goal that comes closest to the answers. */
export function recommendedLink({ currentRole, careerGoal }: CareerAnswers): SiteLink {
  const isChanging = careerGoal === 'Career Change' || currentRole === 'Career Changer'
  const goal = isChanging ? 'career-change' : currentRole === 'Unemployed' ? 'return-work' : 'upskill'
  return { to: '/courses', search: { recommendations: true, goal } }
}
