import type { CareerAnswers } from '~/data/wizard/careerWizard'

/** The catalogue's recommendations for the learning goal that comes closest to the answers. */
export function recommendedHref({ currentRole, careerGoal }: CareerAnswers): string {
  const isChanging = careerGoal === 'Career Change' || currentRole === 'Career Changer'
  const goal = isChanging ? 'career-change' : currentRole === 'Unemployed' ? 'return-work' : 'upskill'
  return `/courses?recommendations=true&goal=${goal}`
}
