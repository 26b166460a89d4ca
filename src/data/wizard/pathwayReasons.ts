import { once } from '~/data/site/once'
import type { CareerPathway } from './careerPathways'
import type { CareerAnswers } from './careerWizard'

const listed = once(() => new Intl.ListFormat('en-AU', { type: 'conjunction' }))

/** Which of the visitor's answers speak for a pathway, as sentences; none where nothing fits or nothing was answered. */
export function reasonsFor({ suits }: Pick<CareerPathway, 'suits'>, answers: CareerAnswers): string[] {
  const skills = answers.technicalSkills.filter((skill) => suits.technicalSkills?.includes(skill))
  const interests = answers.interests.filter((interest) => suits.interests?.includes(interest))
  const reasons: readonly (readonly [boolean, string])[] = [
    [skills.length > 0, `It uses skills you have: ${listed().format(skills)}.`],
    [interests.length > 0, `It fits your interests: ${listed().format(interests)}.`],
    [
      suits.currentRole?.includes(answers.currentRole) ?? false,
      `It is a next step from your role: ${answers.currentRole}.`,
    ],
    [suits.careerGoal?.includes(answers.careerGoal) ?? false, `It serves your goal: ${answers.careerGoal}.`],
    [suits.timeframe?.includes(answers.timeframe) ?? false, `It fits your time frame: ${answers.timeframe}.`],
  ]
  return reasons.filter(([applies]) => applies).map(([, sentence]) => sentence)
}
