import { z } from 'zod'
import { badgeStatuses, categoryIds } from '~/data/courses/vocabulary'
import { siteLinkSchema } from '~/data/site/linkSchema'

/** Slugs of the route table of §2, in its order; the id of a service is its place in this list, counted from 1. */
export const serviceSlugs = [
  'workforce-readiness',
  'compliance-consulting',
  'employment-pathways',
  'academic-research',
  'ai-training',
  'ai-auditing',
  'research-students',
] as const
export type ServiceSlug = (typeof serviceSlugs)[number]

/** Names of drawn icons; the screen maps each to its picture. */
const serviceIcons = [
  'skills-map',
  'clipboard-check',
  'signpost',
  'open-book',
  'spark',
  'magnifier',
  'mortarboard',
] as const

const serviceCategories = ['Workforce', 'Compliance', 'Careers', 'Research', 'AI'] as const

const serviceLevels = ['Foundation', 'Intermediate', 'Advanced'] as const

const serviceProgramSchema = z.object({
  title: z.string().min(8),
  duration: z.string().regex(/^\d+ (days|weeks|months)$/),
  level: z.enum(serviceLevels),
  /** Australian dollars a person; §9: 199 to 599. */
  price: z.number().int().min(199).max(599),
  features: z.array(z.string().min(12)).min(3).max(6),
})

const caseStudySchema = z.object({
  title: z.string().min(12),
  description: z.string().min(120),
  metrics: z
    .array(z.object({ label: z.string().min(4), value: z.string().min(1) }))
    .min(2)
    .max(4),
  /** Every case study is an example, and its card says so. */
  sample: z.literal(true),
})

export const serviceSchema = z.object({
  id: z.number().int().min(1).max(serviceSlugs.length),
  slug: z.enum(serviceSlugs),
  title: z.string().min(20),
  description: z.string().min(50).max(158),
  icon: z.enum(serviceIcons),
  features: z.array(z.string().min(12)).min(6).max(8),
  hue: z.enum(categoryIds),
  link: siteLinkSchema,
  status: z.enum(badgeStatuses),
  category: z.enum(serviceCategories),
  hero: z.object({
    headline: z.string().min(20),
    text: z.string().min(120),
    points: z.array(z.string().min(20)).min(3).max(4),
  }),
  demo: z.object({
    title: z.string().min(12),
    text: z.string().min(80),
    /** What the file to choose should hold. */
    points: z.array(z.string().min(20)).min(3).max(4),
    accepted: z.literal('CSV, PDF or Word'),
  }),
  programs: z.array(serviceProgramSchema).length(2),
  caseStudies: z.array(caseStudySchema).length(2),
})
export type Service = z.infer<typeof serviceSchema>
