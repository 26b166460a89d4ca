import type { ServiceSlug } from './service'

/** The seven services of §3 in the order of the route table: in a file of their own, since a page may need no more of them. */
export const serviceTitles = {
  'workforce-readiness': 'Workforce Readiness & Skills Gap Training',
  'compliance-consulting': 'RTO & NDIS/Aged Care Business Consulting',
  'employment-pathways': 'Employment Pathways for Skilled & Unskilled Workers',
  'academic-research': 'Academic & Research Support',
  'ai-training': 'AI Training & Industry-Specific Workshops',
  'ai-auditing': 'AI-Driven Continuous Improvement & Compliance Auditing',
  'research-students': 'Research Student Services',
} as const satisfies Record<ServiceSlug, string>

const byId = new Map<number, string>(Object.values(serviceTitles).map((title, at) => [at + 1, title]))

/** The title of the service that `/contact?service={id}` names; the contact page needs no more of it. */
export const serviceTitleOf = (id: number): string | undefined => byId.get(id)
