import { choice, tolerant } from '~/data/site/tolerantFields'

/** What the career wizard's address may ask for: one of its four steps, or the results. */
export const careerStages = ['now', 'skills', 'goal', 'learning', 'results'] as const

export const careerWizardSearchSchema = tolerant({ step: choice(careerStages, 'now') })
