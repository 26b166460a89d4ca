import type { SubjectTags } from './recommending'

/** The 20 subjects of §3, named and ordered as there. The tags are words that courses in a subject go by. */
export const subjects: readonly SubjectTags[] = [
  {
    id: 'business-management',
    label: 'Business & Management',
    tags: ['Leadership', 'Administration', 'Operations', 'Project management'],
  },
  {
    id: 'information-technology',
    label: 'Information Technology',
    tags: ['Programming', 'Cyber security', 'Data', 'IT support'],
  },
  {
    id: 'healthcare-nursing',
    label: 'Healthcare & Nursing',
    tags: ['Aged care', 'Disability support', 'First aid', 'Personal care'],
  },
  {
    id: 'education-training',
    label: 'Education & Training',
    tags: ['Early childhood', 'Teaching', 'Assessment', 'Workplace training'],
  },
  {
    id: 'engineering',
    label: 'Engineering',
    tags: ['Technical drawing', 'Maintenance', 'Automation', 'Quality'],
  },
  {
    id: 'arts-design',
    label: 'Arts & Design',
    tags: ['Graphic design', 'User experience', 'Visual communication', 'Illustration'],
  },
  {
    id: 'science-research',
    label: 'Science & Research',
    tags: ['Research methods', 'Statistics', 'Data analysis', 'Laboratory'],
  },
  {
    id: 'hospitality-tourism',
    label: 'Hospitality & Tourism',
    tags: ['Food service', 'Events', 'Guest service', 'Travel'],
  },
  {
    id: 'construction-trades',
    label: 'Construction & Trades',
    tags: ['Site safety', 'Estimating', 'Small works', 'Tools'],
  },
  {
    id: 'agriculture-environment',
    label: 'Agriculture & Environment',
    tags: ['Animal care', 'Land care', 'Horticulture', 'Sustainability'],
  },
  {
    id: 'finance-accounting',
    label: 'Finance & Accounting',
    tags: ['Bookkeeping', 'Payroll', 'Budgets', 'Spreadsheets'],
  },
  {
    id: 'marketing-communications',
    label: 'Marketing & Communications',
    tags: ['Digital marketing', 'Content', 'Brand', 'Public relations'],
  },
  {
    id: 'human-resources',
    label: 'Human Resources',
    tags: ['Recruitment', 'Workplace relations', 'Staff development', 'Work health and safety'],
  },
  {
    id: 'legal-studies',
    label: 'Legal Studies',
    tags: ['Privacy', 'Contracts', 'Compliance', 'Workplace law'],
  },
  {
    id: 'social-work',
    label: 'Social Work',
    tags: ['Community services', 'Case work', 'Advocacy', 'Inclusion'],
  },
  {
    id: 'psychology-counseling',
    label: 'Psychology & Counseling',
    tags: ['Mental health', 'Wellbeing', 'Listening skills', 'Behaviour support'],
  },
  {
    id: 'media-communications',
    label: 'Media & Communications',
    tags: ['Writing', 'Podcasting', 'Video', 'Social media'],
  },
  {
    id: 'sports-fitness',
    label: 'Sports & Fitness',
    tags: ['Coaching', 'Exercise', 'Injury prevention', 'Recreation'],
  },
  {
    id: 'creative-arts',
    label: 'Creative Arts',
    tags: ['Photography', 'Hair and beauty', 'Music', 'Craft'],
  },
  {
    id: 'languages',
    label: 'Languages',
    tags: ['English', 'Auslan', 'Translation', 'Conversation'],
  },
]
