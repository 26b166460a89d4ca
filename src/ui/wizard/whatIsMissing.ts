import type { WizardStep } from '~/data/courses/wizardSearch'
import {
  type CourseFinderAnswers,
  hasGoal,
  hasNameAndEmail,
  hasStatusAndLevel,
  hasSubject,
} from '~/data/wizard/courseFinder'

const sentence = (verb: string, missing: readonly (string | false)[]) =>
  `${verb} ${missing.filter(Boolean).join(' and ')} to go on.`

/** What a step waits for, in one sentence; empty where nothing is missing. */
export function whatIsMissing(step: WizardStep, answers: CourseFinderAnswers): string {
  const { preferences, customerDetails } = answers
  switch (step) {
    case 'goal':
      return hasGoal(answers) ? '' : sentence('Choose', ['a goal'])
    case 'subject':
      return hasSubject(answers) ? '' : sentence('Choose', ['a subject'])
    case 'preferences':
      return hasStatusAndLevel(answers)
        ? ''
        : sentence('Choose', [
            preferences.status === '' && 'your status',
            preferences.level === '' && 'a level',
          ])
    case 'details':
      return hasNameAndEmail(answers)
        ? ''
        : sentence('Enter', [
            customerDetails.firstName.trim() === '' && 'your first name',
            customerDetails.email.trim() === '' && 'your email address',
          ])
  }
}
