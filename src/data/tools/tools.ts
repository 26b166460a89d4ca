import type { SiteLink } from '~/data/site/links'

export type Tool = Readonly<{
  slug: string
  title: string
  /** For cards, search results and the page's description. */
  description: string
  link: SiteLink
  /** False where the page says 'Coming Soon'. */
  ready: boolean
}>

/** Every page under `/tools/` of §2. */
export const tools: readonly Tool[] = [
  {
    slug: 'roi-calculator',
    title: 'AI ROI Calculator',
    description:
      'Estimate yearly savings, payback and return on AI training from six figures of your own, with every formula shown.',
    link: { to: '/tools/roi-calculator' },
    ready: true,
  },
  {
    slug: 'career-wizard',
    title: 'AI Career Pathway Wizard',
    description:
      'Four short steps about your experience and goals lead to five AI-related career pathways that you can compare.',
    link: { to: '/tools/career-wizard' },
    ready: true,
  },
  {
    slug: 'gap-analysis',
    title: 'Gap Analysis',
    description:
      'What a skills gap analysis will show, a CSV template for your staff skills and a way to talk with a consultant.',
    link: { to: '/tools/gap-analysis' },
    ready: true,
  },
  {
    slug: 'team-planner',
    title: 'Team Planner',
    description:
      'What team planning will show, a CSV template for roles and skills, and a consultation for your roster or project.',
    link: { to: '/tools/team-planner' },
    ready: true,
  },
  {
    slug: 'resume-builder',
    title: 'Résumé Builder',
    description:
      'A guided way to write a two-page Australian résumé and save it as a document. In preparation.',
    link: { to: '/tools/$slug', params: { slug: 'resume-builder' } },
    ready: false,
  },
  {
    slug: 'interview-simulator',
    title: 'Interview Simulator',
    description: 'Practice questions for your field with a checklist for each answer. In preparation.',
    link: { to: '/tools/$slug', params: { slug: 'interview-simulator' } },
    ready: false,
  },
  {
    slug: 'traineeship-finder',
    title: 'Traineeship Finder',
    description: 'Traineeships by field and region with the rules that apply to each. In preparation.',
    link: { to: '/tools/$slug', params: { slug: 'traineeship-finder' } },
    ready: false,
  },
  {
    slug: 'checklist-generator',
    title: 'Checklist Generator',
    description: 'A list of the checks, licences and papers that a role asks for. In preparation.',
    link: { to: '/tools/$slug', params: { slug: 'checklist-generator' } },
    ready: false,
  },
]

const bySlug = new Map<string, Tool>(tools.map((tool) => [tool.slug, tool]))

export const findTool = (slug: string): Tool | undefined => bySlug.get(slug)
