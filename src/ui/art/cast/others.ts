import type { Cast } from './cast'

export const careerCast = {
  'accounting-and-bookkeeping': 'calculator',
  'aged-and-disability-support': 'armchair',
  'animal-care': 'rabbit',
  'beauty-and-retail': 'dryer',
  'early-childhood-education': 'rings',
  'information-technology': 'headset',
  'leadership-and-operations': 'hardhat',
  'marketing-and-communications': 'billboard',
  'office-administration': 'filing',
  'training-and-assessment': 'lectern',
} as const satisfies Cast

export const programCast = {
  'ai-essentials-for-work': 'robot',
  'digital-skills-for-returning-to-work': 'phone',
  'data-literacy-with-spreadsheets': 'sheet',
  'care-work-starter': 'fobwatch',
  'marketing-basics-with-ai-tools': 'megaphone',
  'ai-for-business-analysts': 'processmap',
  'compliance-officer-toolkit': 'stamp',
  'ai-supported-digital-marketing': 'calendar',
  'educators-and-ai': 'apple',
  'cyber-safety-for-small-organisations': 'keys',
  'leading-ai-change': 'signpost',
  'ai-ethics-and-governance-practice': 'law',
  'applied-machine-learning-project': 'scatter',
  'workforce-planning-and-people-analytics': 'roster',
} as const satisfies Cast

export const serviceCast = {
  'workforce-readiness': 'toolbox',
  'compliance-consulting': 'binder',
  'employment-pathways': 'boots',
  'academic-research': 'microscope',
  'ai-training': 'robotarm',
  'ai-auditing': 'gauge',
  'research-students': 'mortarboard',
} as const satisfies Cast

export const articleCast = {
  'how-to-read-a-course-page': 'binoculars',
  'studying-around-shift-work': 'lamp',
  'back-to-work-in-twelve-weeks': 'boots',
  'using-ai-tools-at-work': 'glasses',
  'when-a-qualification-is-superseded': 'certificate',
  'marketing-manager': 'billboard',
  'vet-nurse': 'vet',
  'retail-skills-that-transfer': 'bag',
  'studying-with-a-full-time-job': 'clock',
  'week-of-a-support-worker': 'armchair',
  'it-support-and-cyber-security-from-zero': 'headset',
  'first-90-days-as-team-leader': 'steps',
  'bookkeeper-bas-agent-or-accountant': 'ledger',
  'working-in-an-animal-shelter': 'dog',
  'recognition-of-prior-learning': 'toolbox',
  'placement-checks-before-day-one': 'lanyard',
  'what-a-course-really-costs': 'piggy',
  'starting-in-a-salon': 'scissors',
  'aqf-levels-explained': 'ladder',
} as const satisfies Cast

export const categoryCast = {
  education: 'book',
  technology: 'circuit',
  creative: 'pencil',
  health: 'firstaid',
  design_technology: 'touch',
} as const satisfies Cast

/** The tall posters of the categories. */
export const posterCast = {
  education: 'mind',
  technology: 'laptop',
  creative: 'guitar',
  health: 'hands',
  design_technology: 'camera',
} as const satisfies Cast

/** The heads of pages that stand alone. */
export const pageCast = {
  services: 'toolbox',
  programs: 'clock',
  organisations: 'people',
  return: 'coins',
  employment: 'briefcase',
  contact: 'telephone',
  help: 'languages',
  research: 'flask',
  enrolling: 'nib',
  studying: 'lamp',
  'coming-soon': 'egg',
  analysis: 'chart',
} as const satisfies Cast

/** Where nothing is to be shown. */
export const emptyCast = {
  results: 'binoculars',
  shortlist: 'bag',
  comparison: 'law',
  device: 'briefcase',
  address: 'signpost',
  finder: 'mind',
} as const satisfies Cast

/** Placeholders, by their ids. */
export const soonCast = {
  'academic-research': 'microscope',
  academic: 'towers',
  'academic--literature-review': 'glasses',
  'academic--integrity-systems': 'fingerprint',
  'academic--research-workshops': 'board',
  'academic--thesis-support': 'book',
  'research-students': 'mortarboard',
  'research--plan': 'calendar',
  'research--proposal-builder': 'blocks',
  'research--supervisor-matching': 'faces',
  'research--admissions-support': 'lanyard',
  'research--funding-guidance': 'coins',
  resources: 'toolbox',
  'resources--guides': 'signpost',
  'resources--guides--ai-fundamentals': 'robot',
  'resources--guides--choosing-a-course': 'binoculars',
  'resources--guides--recognition-of-prior-learning': 'certificate',
  'resources--templates': 'filing',
  'resources--templates--staff-skills-register': 'roster',
  'resources--templates--study-planner': 'clock',
  'resources--webinars': 'mic',
  'resources--webinars--ai-at-work-introduction': 'laptop',
  'resources--webinars--planning-a-research-degree': 'lamp',
  'resources--ai-readiness-checklist': 'gauge',
  'resources--paying-for-study': 'piggy',
  'tools--resume-builder': 'nib',
  'tools--interview-simulator': 'languages',
  'tools--traineeship-finder': 'boots',
  'tools--checklist-generator': 'stamp',
  'career-paths--ai-business-analyst': 'processmap',
  'career-paths--ai-marketing-specialist': 'megaphone',
  'career-paths--ai-healthcare-specialist': 'fobwatch',
  'career-paths--ai-education-specialist': 'apple',
  'career-paths--ai-ethics-governance-specialist': 'law',
  about: 'nest',
  privacy: 'keys',
  terms: 'contract',
  pricing: 'calculator',
} as const satisfies Cast
