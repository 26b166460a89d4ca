import type { Texts } from '~/data/site/links'
import type { ProgramLevel } from './programOptions'

/** Texts of the programs page, §2.19. */
export const programsHero = {
  title: 'Job-ready programs',
  description:
    'Micro-credentials and job-ready programs in AI, data, care and business over three levels, from 4 to 16 weeks, mostly online.',
  headline: 'Short programs for skills you can use this month',
  text: 'Each ends with something you made: a report, a prototype or a portfolio. Start at the level that fits you.',
  note: 'You do not need to finish one level to begin the next. Programs do not lead to an AQF qualification. If you need one, compare our nationally recognised courses.',
  courses: { label: 'Compare recognised courses', link: { to: '/courses' } },
} as const satisfies Texts

export type PathwayStep = Readonly<{
  level: ProgramLevel
  heading: string
  text: string
  fits: string
  action: 'View Programs'
}>

/** §2.19: the three-level visualiser; its action sets the search text to the name of the level. */
export const pathwaySteps: readonly PathwayStep[] = [
  {
    level: 'Foundation',
    heading: 'Learn the words and the tools',
    text: 'Guided exercises, no technical background needed. You try a tool on small tasks and learn to check what it gives you.',
    fits: 'You are new to the field, or you are back after a break.',
    action: 'View Programs',
  },
  {
    level: 'Intermediate',
    heading: 'Use them on real work',
    text: 'Projects with data, documents or clients close to your own work, with feedback from a trainer on each draft.',
    fits: 'You know the basics and want to do the work alone.',
    action: 'View Programs',
  },
  {
    level: 'Advanced',
    heading: 'Lead the change',
    text: 'Design, govern and measure a project that other people depend on, and defend your choices before a panel of peers.',
    fits: 'You have two or more years in the field, or you lead others.',
    action: 'View Programs',
  },
]

/** Shown in place of a price where none is listed. */
export const priceOnEnquiry = 'Price depends on the size of your group. Enquire for a quote.'
