import type { CategoryId } from '~/data/courses/vocabulary'
import type { CareerAnswers } from './careerWizard'

export interface CareerPathway {
  id: string
  title: string
  description: string
  duration: string
  /** Illustrative, not from a survey. */
  salary: string
  demand: 'High' | 'Very High' | 'Growing'
  skills: readonly string[]
  /** Topics of the courses that lead there. */
  courses: readonly string[]
  /** Courses that lead there, the most useful first. */
  recommended: readonly string[]
  /** Roles of the career hub that its work is close to. */
  roles: readonly string[]
  /** The palette in which it is drawn. */
  area: CategoryId
  difficulty: 'Beginner' | 'Intermediate' | 'Advanced'
  matchScore: number
  /** Answers that speak for the pathway. */
  suits: Partial<{ [Q in 'technicalSkills' | 'interests']: readonly CareerAnswers[Q][number][] }> &
    Partial<{ [Q in 'currentRole' | 'careerGoal' | 'timeframe']: readonly CareerAnswers[Q][] }>
}

/** The five pathways of §3. Their order and their scores are fixed: answers explain a pathway, they do not rank it. */
export const careerPathways: readonly CareerPathway[] = [
  {
    id: 'ai-business-analyst',
    title: 'AI Business Analyst',
    description:
      'You find out where AI can help an organisation, describe what it needs, and check that the result does what was asked.',
    duration: '6-12 months',
    salary: '$85,000 - $120,000',
    demand: 'Very High',
    skills: [
      'Data analysis',
      'Process mapping',
      'Requirements writing',
      'AI tools for business',
      'Presenting findings',
    ],
    courses: ['Business and data analysis', 'Artificial intelligence for business', 'Project management'],
    recommended: [
      'from-spreadsheet-to-dashboard',
      'prompt-writing-for-workplace-documents',
      'diploma-of-business',
    ],
    roles: ['project-coordinator', 'operations-manager'],
    area: 'technology',
    difficulty: 'Intermediate',
    matchScore: 95,
    suits: {
      technicalSkills: ['Data Analysis', 'Project Management', 'Finance'],
      interests: ['Artificial Intelligence', 'Data Science', 'Business', 'Finance', 'Technology'],
      currentRole: ['Mid-level Professional', 'Manager'],
      careerGoal: ['Career Advancement', 'Higher Salary'],
      timeframe: ['6-12 months'],
    },
  },
  {
    id: 'ai-marketing-specialist',
    title: 'AI Marketing Specialist',
    description:
      'You plan and measure campaigns with AI tools, and you keep an eye on what is accurate, fair and allowed.',
    duration: '4-8 months',
    salary: '$70,000 - $105,000',
    demand: 'High',
    skills: [
      'Digital marketing',
      'Content planning',
      'Campaign measurement',
      'Prompt writing',
      'Customer research',
    ],
    courses: ['Digital marketing', 'AI content and campaigns', 'Design for social media'],
    recommended: [
      'local-search-and-social-media-for-small-business',
      'motion-graphics-for-explainer-videos',
      'prompt-writing-for-workplace-documents',
    ],
    roles: ['marketing-assistant', 'social-media-coordinator', 'marketing-manager'],
    area: 'design_technology',
    difficulty: 'Beginner',
    matchScore: 88,
    suits: {
      technicalSkills: ['Digital Marketing', 'Design', 'Sales', 'Customer Service'],
      interests: ['Digital Marketing', 'Creative Arts', 'Business', 'Artificial Intelligence'],
      currentRole: ['Student', 'Entry Level', 'Career Changer'],
      careerGoal: ['Career Change', 'Skill Development', 'Entrepreneurship'],
      timeframe: ['3-6 months', '6-12 months'],
    },
  },
  {
    id: 'ai-healthcare-specialist',
    title: 'AI Healthcare Specialist',
    description:
      'You help health and care services to use AI safely: in records, rostering and reporting, with privacy kept in view.',
    duration: '12-18 months',
    salary: '$80,000 - $115,000',
    demand: 'Very High',
    skills: [
      'Health information',
      'Privacy and consent',
      'Data quality',
      'Clinical workflows',
      'Risk reporting',
    ],
    courses: ['Health services', 'Digital health records', 'Artificial intelligence in care'],
    recommended: [
      'ai-notes-in-care-work',
      'privacy-and-records-in-everyday-work',
      'certificate-iv-in-ageing-support',
    ],
    roles: ['aged-care-worker', 'disability-support-worker', 'lifestyle-coordinator'],
    area: 'health',
    difficulty: 'Advanced',
    matchScore: 82,
    suits: {
      technicalSkills: ['Healthcare', 'Data Analysis'],
      interests: ['Healthcare', 'Artificial Intelligence', 'Machine Learning', 'Data Science'],
      currentRole: ['Mid-level Professional', 'Senior Professional'],
      careerGoal: ['Career Advancement', 'Job Security'],
      timeframe: ['1-2 years'],
    },
  },
  {
    id: 'ai-education-specialist',
    title: 'AI Education Specialist',
    description:
      'You design learning that uses AI well, train teachers and trainers, and keep assessment honest.',
    duration: '6-12 months',
    salary: '$75,000 - $110,000',
    demand: 'Growing',
    skills: [
      'Learning design',
      'Training and assessment',
      'AI tools for teaching',
      'Academic integrity',
      'Facilitation',
    ],
    courses: ['Training and assessment', 'Learning design', 'AI in the classroom'],
    recommended: [
      'designing-online-lessons-people-finish',
      'certificate-iv-in-training-and-assessment',
      'classroom-support-for-neurodivergent-learners',
    ],
    roles: ['vocational-trainer-assessor', 'learning-designer', 'learning-support-officer'],
    area: 'education',
    difficulty: 'Intermediate',
    matchScore: 90,
    suits: {
      technicalSkills: ['Education', 'Design'],
      interests: ['Education', 'Artificial Intelligence', 'Technology'],
      currentRole: ['Mid-level Professional', 'Career Changer'],
      careerGoal: ['Skill Development', 'Work-Life Balance', 'Career Change'],
      timeframe: ['6-12 months'],
    },
  },
  {
    id: 'ai-ethics-governance-specialist',
    title: 'AI Ethics & Governance Specialist',
    description:
      'You write the rules by which an organisation uses AI, review its systems against them, and report what you find.',
    duration: '9-15 months',
    salary: '$95,000 - $140,000',
    demand: 'Growing',
    skills: ['Policy writing', 'Risk assessment', 'Privacy law basics', 'Auditing', 'Stakeholder engagement'],
    courses: ['AI governance and risk', 'Compliance and auditing', 'Leadership and management'],
    recommended: [
      'privacy-and-records-in-everyday-work',
      'cybersecurity-basics-for-small-teams',
      'diploma-of-leadership-and-management',
    ],
    roles: ['operations-manager', 'cyber-security-analyst'],
    area: 'technology',
    difficulty: 'Advanced',
    matchScore: 85,
    suits: {
      technicalSkills: ['Project Management', 'Finance', 'Programming'],
      interests: ['Artificial Intelligence', 'Cybersecurity', 'Environmental', 'Business', 'Technology'],
      currentRole: ['Senior Professional', 'Manager', 'Executive'],
      careerGoal: ['Career Advancement', 'Job Security'],
      timeframe: ['6-12 months', '1-2 years'],
    },
  },
]

export const findCareerPathway = (id: string) => careerPathways.find((pathway) => pathway.id === id)
