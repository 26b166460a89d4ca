import type { LabelledLink, SiteLink, Texts } from '~/data/site/links'
import { careerPathways } from '~/data/wizard/careerPathways'

/** Texts of the employment pathways page, §2.22. */
export const employmentPage = {
  title: 'Employment pathways',
  description:
    'Find a realistic way into work, back to work or into a new field: career wizard, career tools, advisers and recommended courses.',
  headline: 'Your next job may be closer than you think',
  text: 'A pathway joins what you can already do with the few things a role still asks for: a course, a check, a licence or better proof of your experience.',
  studentsHeading: 'How students do',
  pathwaysHeading: 'Where pathways lead',
  pathwaysText: 'Placements, moves to a new field, and the employers who take part.',
  promise: 'We help you to prepare and to meet employers. Nobody can promise you a job, and we do not.',
} as const

/** §2.22: promotion of the career wizard. */
export const wizardPromo = {
  heading: 'AI Career Pathway Wizard',
  text: 'Four short steps about your experience, skills and goals lead to five pathways with skills, duration and salary range. You can skip any question and go back at any time.',
  points: [
    'Takes about five minutes',
    'Answers stay on your device',
    'Scores are illustrative and the same for everyone',
  ],
  action: { label: 'Start the career wizard', link: { to: '/tools/career-wizard' } },
  browse: { label: 'Browse careers instead', link: { to: '/careers' } },
} as const satisfies Texts

export type CareerTool = Readonly<{
  slug: string
  title: string
  text: string
  link: SiteLink
  ready: boolean
}>

/** §2.22: career tools, each at `/tools/{slug}`. A tool that is not ready leads to its 'Coming Soon' page. */
export const careerTools: readonly CareerTool[] = [
  {
    slug: 'career-wizard',
    title: 'Career wizard',
    text: 'Compare five AI-related pathways and see which of your answers speak for each.',
    link: { to: '/tools/career-wizard' },
    ready: true,
  },
  {
    slug: 'resume-builder',
    title: 'Résumé builder',
    text: 'Build a two-page Australian résumé from guided questions, ready to save as a document.',
    link: { to: '/tools/$slug', params: { slug: 'resume-builder' } },
    ready: false,
  },
  {
    slug: 'interview-simulator',
    title: 'Interview simulator',
    text: 'Practise common questions for your field and compare your answer with a checklist.',
    link: { to: '/tools/$slug', params: { slug: 'interview-simulator' } },
    ready: false,
  },
  {
    slug: 'traineeship-finder',
    title: 'Traineeship finder',
    text: 'Look for traineeships by field and region, with the pay and training rules that apply.',
    link: { to: '/tools/$slug', params: { slug: 'traineeship-finder' } },
    ready: false,
  },
  {
    slug: 'checklist-generator',
    title: 'Checklist generator',
    text: 'Get a list of the checks, licences and papers that a role or a placement asks for.',
    link: { to: '/tools/$slug', params: { slug: 'checklist-generator' } },
    ready: false,
  },
]

/** The five pathways of §3 in their fixed order; each has its page at `/career-paths/{id}`. */
export const pathwayLinks = careerPathways.map(
  ({ id, title }): LabelledLink => ({ label: title, link: { to: '/career-paths/$id', params: { id } } }),
)

/** §2.22: the page shows three recommended courses. */
const RECOMMENDED_COURSES = 3

type Recommendable = Readonly<{
  id: number
  categoryId: string
  learningGoals: readonly string[]
  reviews: number
}>

/** Courses for a career change or a return to work, most reviewed first, one from each category. */
export function recommendedCourses<C extends Recommendable>(courses: readonly C[]): C[] {
  const seen = new Set<string>()
  return courses
    .filter(
      ({ learningGoals }) => learningGoals.includes('career-change') || learningGoals.includes('return-work'),
    )
    .sort((a, b) => b.reviews - a.reviews || a.id - b.id)
    .filter(({ categoryId }) => !seen.has(categoryId) && seen.add(categoryId))
    .slice(0, RECOMMENDED_COURSES)
}
