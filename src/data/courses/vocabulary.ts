/** Category ids of §2, in the order in which they are shown. */
export const categoryIds = ['education', 'technology', 'creative', 'health', 'design_technology'] as const
export type CategoryId = (typeof categoryIds)[number]

export const categoryTitles: Readonly<Record<CategoryId, string>> = {
  education: 'Education & Training',
  technology: 'Technology & IT',
  creative: 'Creative & Business',
  health: 'Health & Community',
  design_technology: 'Design & Digital',
}

/** Learning goals of §3, in the order of the home page's four buttons. */
export const learningGoalIds = ['career-change', 'upskill', 'return-work', 'hobby'] as const
export type LearningGoalId = (typeof learningGoalIds)[number]

/** Levels of §9: the AQF ones first, then those of the detailed short courses. */
export const courseLevels = [
  'Statement Of Attainment',
  'Certificate II',
  'Certificate III',
  'Certificate IV',
  'Diploma',
  'Beginner',
  'Intermediate',
  'Advanced',
] as const

/** Delivery modes of §9. */
export const deliveryModes = [
  'Online',
  'Blended',
  'On-campus',
  'Online + Practical',
  'Blended Learning',
] as const
export type DeliveryMode = (typeof deliveryModes)[number]

/** Badges of §3, each with its own colour; any other text would be grey. */
export const badgeStatuses = ['Hot', 'Popular', 'New', 'Featured', 'Trending'] as const
