import type { LearningGoalId } from './vocabulary'

export interface LearningGoal {
  id: LearningGoalId
  label: string
  description: string
}

/** §3: why someone studies, in the order of the home page's four buttons. */
export const learningGoals: readonly LearningGoal[] = [
  {
    id: 'career-change',
    label: 'Change careers',
    description: 'Move into a different kind of work, starting from the skills you have.',
  },
  {
    id: 'upskill',
    label: 'Build on my skills',
    description: 'Get better at the work you do now, or get ready for the next step.',
  },
  {
    id: 'return-work',
    label: 'Return to work',
    description: 'Refresh what you know and come back to work after time away.',
  },
  {
    id: 'hobby',
    label: 'Learn for interest',
    description: 'Study something you enjoy, at your own pace.',
  },
]
