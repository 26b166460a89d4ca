import { choice, choices, type ReadBy, tolerant } from '~/data/site/tolerantFields'

/** The option lists of §3, in its order. */
export const careerOptions = {
  currentRole: [
    'Student',
    'Entry Level',
    'Mid-level Professional',
    'Senior Professional',
    'Manager',
    'Executive',
    'Unemployed',
    'Career Changer',
  ],
  experience: ['0-1 years', '2-3 years', '4-6 years', '7-10 years', '10+ years'],
  education: [
    'High School',
    'Certificate',
    'Diploma',
    "Bachelor's Degree",
    "Master's Degree",
    'PhD',
    'Other',
  ],
  technicalSkills: [
    'Programming',
    'Data Analysis',
    'Digital Marketing',
    'Design',
    'Project Management',
    'Sales',
    'Customer Service',
    'Healthcare',
    'Education',
    'Finance',
    'None of the above',
  ],
  interests: [
    'Artificial Intelligence',
    'Machine Learning',
    'Data Science',
    'Cybersecurity',
    'Digital Marketing',
    'Healthcare',
    'Education',
    'Finance',
    'Environmental',
    'Creative Arts',
    'Business',
    'Technology',
  ],
  workStyle: ['Remote', 'Hybrid', 'On-site', 'Flexible'],
  careerGoal: [
    'Career Advancement',
    'Career Change',
    'Skill Development',
    'Higher Salary',
    'Work-Life Balance',
    'Job Security',
    'Entrepreneurship',
  ],
  timeframe: ['3-6 months', '6-12 months', '1-2 years', '2-5 years', '5+ years'],
  salaryGoal: ['$30k-$50k', '$50k-$80k', '$80k-$120k', '$120k-$200k', '$200k+'],
  learningStyle: [
    'Hands-on/Practical',
    'Theoretical/Conceptual',
    'Visual',
    'Auditory',
    'Reading/Writing',
    'Mixed',
  ],
  timeAvailability: ['1-2 hours/week', '3-5 hours/week', '6-10 hours/week', '10+ hours/week'],
  budget: ['$0-$500', '$500-$2,000', '$2,000-$5,000', '$5,000+'],
} as const

export type CareerQuestion = keyof typeof careerOptions
/** The two checkbox lists of §3; every other question is a select. */
export type CareerListQuestion = 'technicalSkills' | 'interests'
export type CareerSelectQuestion = Exclude<CareerQuestion, CareerListQuestion>

export const careerLabels: Readonly<Record<CareerQuestion, string>> = {
  currentRole: 'Your current role',
  experience: 'Your work experience',
  education: 'Your highest education',
  technicalSkills: 'Your technical skills',
  interests: 'Your interests',
  workStyle: 'How you like to work',
  careerGoal: 'Your career goal',
  timeframe: 'When you want to get there',
  salaryGoal: 'The salary you aim for',
  learningStyle: 'How you like to learn',
  timeAvailability: 'Time you can study',
  budget: 'Your budget for study',
}

export interface CareerWizardStep {
  title: string
  hint: string
  questions: readonly CareerQuestion[]
}

/** Four steps (§2.16). None of the questions is required (§5). */
export const careerWizardSteps: readonly [
  CareerWizardStep,
  CareerWizardStep,
  CareerWizardStep,
  CareerWizardStep,
] = [
  {
    title: 'Where you are now',
    hint: 'Your work and study so far.',
    questions: ['currentRole', 'experience', 'education'],
  },
  {
    title: 'Skills and interests',
    hint: 'What you can do, and what you want to do more of.',
    questions: ['technicalSkills', 'interests', 'workStyle'],
  },
  {
    title: 'Where you want to go',
    hint: 'Your goal and your time frame.',
    questions: ['careerGoal', 'timeframe', 'salaryGoal'],
  },
  {
    title: 'How you want to learn',
    hint: 'The time and money you can give to study.',
    questions: ['learningStyle', 'timeAvailability', 'budget'],
  },
]

/** Reads stored answers. It cannot fail: what is damaged is as if it had not been answered. */
export const careerAnswersSchema = tolerant({
  currentRole: choice(careerOptions.currentRole, ''),
  experience: choice(careerOptions.experience, ''),
  education: choice(careerOptions.education, ''),
  technicalSkills: choices(careerOptions.technicalSkills),
  interests: choices(careerOptions.interests),
  workStyle: choice(careerOptions.workStyle, ''),
  careerGoal: choice(careerOptions.careerGoal, ''),
  timeframe: choice(careerOptions.timeframe, ''),
  salaryGoal: choice(careerOptions.salaryGoal, ''),
  learningStyle: choice(careerOptions.learningStyle, ''),
  timeAvailability: choice(careerOptions.timeAvailability, ''),
  budget: choice(careerOptions.budget, ''),
})
export type CareerAnswers = ReadBy<typeof careerAnswersSchema>

export const emptyCareerAnswers = careerAnswersSchema.types.output

const noSkill = 'None of the above'

/** Ticks or unticks a skill. 'None of the above' and the skills exclude each other. */
export function toggleSkill(
  chosen: CareerAnswers['technicalSkills'],
  skill: CareerAnswers['technicalSkills'][number],
): CareerAnswers['technicalSkills'] {
  const isOn = !chosen.includes(skill)
  return careerOptions.technicalSkills.filter((one) => {
    if (one === skill) return isOn
    if (isOn && (skill === noSkill || one === noSkill)) return false
    return chosen.includes(one)
  })
}
