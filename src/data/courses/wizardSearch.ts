import { choice, tolerant } from '~/data/site/tolerantFields'
import { learningGoalIds } from './vocabulary'

/** The four steps of §2.15, in their order. */
export const wizardSteps = ['goal', 'subject', 'preferences', 'details'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** What the course finder's address may hold: an unknown goal is no goal, an unknown step the first. */
export const wizardSearchSchema = tolerant({
  goal: choice(learningGoalIds, ''),
  step: choice(wizardSteps, 'goal'),
})
