import type { CatalogueSearch } from '~/data/courses/catalogueSearch'
import { learningGoalIds } from '~/data/courses/vocabulary'
import { type WizardStep, wizardSteps } from '~/data/courses/wizardSearch'
import {
  choice,
  freeText,
  isoDay,
  lineOfText,
  type ReadBy,
  tolerant,
  yesNo,
} from '~/data/site/tolerantFields'

/** The option lists of §3, in its order. */
export const statusOptions = [
  'Currently Employed',
  'Unemployed',
  'Student',
  'Returning to Work',
  'Career Changer',
  'Retired',
] as const
export const levelOptions = [
  'Certificate I',
  'Certificate II',
  'Certificate III',
  'Certificate IV',
  'Diploma',
  'Advanced Diploma',
  "Bachelor's Degree",
  "Master's Degree",
  'PhD',
  'Short Course',
  'Workshop',
] as const
export const reasonOptions = [
  'Career Advancement',
  'Career Change',
  'Personal Interest',
  'Job Requirements',
  'Skill Development',
  'Return to Work',
  'Professional Development',
  'Industry Compliance',
] as const
export const methodOptions = [
  'Online',
  'On-campus',
  'Blended (Online + On-campus)',
  'Flexible Learning',
  'Intensive/Accelerated',
  'Part-time',
  'Full-time',
] as const
export const budgetOptions = [
  'Under $1,000',
  '$1,000-$3,000',
  '$3,000-$5,000',
  '$5,000-$10,000',
  '$10,000-$20,000',
  'Over $20,000',
  'Not sure',
] as const
export const timeCommitmentOptions = [
  '1-5 hours per week',
  '5-10 hours per week',
  '10-20 hours per week',
  '20-30 hours per week',
  '30+ hours per week',
  'Flexible',
] as const
export const preferredContactOptions = ['email', 'phone'] as const

export const courseFinderSteps: readonly { step: WizardStep; title: string; hint: string }[] = [
  { step: 'goal', title: 'Your learning goal', hint: 'Why you want to study.' },
  { step: 'subject', title: 'Your subject', hint: 'What you want to learn about.' },
  { step: 'preferences', title: 'Your preferences', hint: 'How, when and at what level you want to study.' },
  { step: 'details', title: 'Your contact details', hint: 'How we can reach you with your list.' },
]

/** Longest entries that a field takes and that storage keeps. */
export const NAME_CHARACTERS = 60
export const EMAIL_CHARACTERS = 254
export const PHONE_CHARACTERS = 30
export const LINE_CHARACTERS = 120
export const STORY_CHARACTERS = 2000

const preferences = tolerant({
  status: choice(statusOptions, ''),
  level: choice(levelOptions, ''),
  reason: choice(reasonOptions, ''),
  method: choice(methodOptions, ''),
  startDate: isoDay(),
  budget: choice(budgetOptions, ''),
  timeCommitment: choice(timeCommitmentOptions, ''),
})

const customerDetails = tolerant({
  firstName: lineOfText(NAME_CHARACTERS),
  lastName: lineOfText(NAME_CHARACTERS),
  email: lineOfText(EMAIL_CHARACTERS),
  phone: lineOfText(PHONE_CHARACTERS),
  location: lineOfText(LINE_CHARACTERS),
  currentRole: lineOfText(LINE_CHARACTERS),
  experience: freeText(STORY_CHARACTERS),
  goals: freeText(STORY_CHARACTERS),
  preferredContact: choice(preferredContactOptions, 'email'),
  newsletter: yesNo(),
})

/** The course finder's state of §3. It reads a stored draft too: what is damaged is as if it had not been filled in. */
export const courseFinderAnswersSchema = tolerant({
  learningGoal: choice(learningGoalIds, ''),
  /** A subject's id. */
  subjectInterest: lineOfText(LINE_CHARACTERS),
  preferences: preferences.parse,
  customerDetails: customerDetails.parse,
})
export type CourseFinderAnswers = ReadBy<typeof courseFinderAnswersSchema>
export type Preferences = CourseFinderAnswers['preferences']
export type CustomerDetails = CourseFinderAnswers['customerDetails']

export const emptyAnswers = courseFinderAnswersSchema.types.output

const isGiven = (text: string) => text.trim() !== ''

// §5: presence only. The form of an email address is nobody's concern here.
export const hasGoal = ({ learningGoal }: CourseFinderAnswers) => isGiven(learningGoal)
export const hasSubject = ({ subjectInterest }: CourseFinderAnswers) => isGiven(subjectInterest)
export const hasStatusAndLevel = ({ preferences: { status, level } }: CourseFinderAnswers) =>
  isGiven(status) && isGiven(level)
export const hasNameAndEmail = ({ customerDetails: { firstName, email } }: CourseFinderAnswers) =>
  isGiven(firstName) && isGiven(email)

/** What opens the way on from each step. */
const isStepComplete: Readonly<Record<WizardStep, (answers: CourseFinderAnswers) => boolean>> = {
  goal: hasGoal,
  subject: hasSubject,
  preferences: hasStatusAndLevel,
  details: hasNameAndEmail,
}

/** The first step that is not complete: no address leads further. */
export const furthestStep = (answers: CourseFinderAnswers): WizardStep =>
  wizardSteps.find((step) => !isStepComplete[step](answers)) ?? 'details'

export const isStepAllowed = (answers: CourseFinderAnswers, step: WizardStep) =>
  wizardSteps.indexOf(step) <= wizardSteps.indexOf(furthestStep(answers))

/**
 * The list that the answers lead to: goal and subject choose it (§5), the others explain and sort it. Status and reason
 * say nothing that a course could be held against, and an address is no place for what is of no use there.
 */
export function recommendedSearch({ learningGoal, subjectInterest, preferences }: CourseFinderAnswers) {
  const { level, method, startDate, budget, timeCommitment } = preferences
  return {
    recommendations: true,
    goal: learningGoal,
    subject: subjectInterest,
    level,
    method,
    startDate,
    budget,
    timeCommitment,
  } satisfies Partial<CatalogueSearch>
}

/** §9: step/4, rounded, in percent. The match confidence of §2.15 is the same figure. */
export const progressOf = (step: WizardStep) =>
  Math.round(((wizardSteps.indexOf(step) + 1) / wizardSteps.length) * 100)
