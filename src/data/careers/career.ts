import { z } from 'zod'

/** Areas of work, in the order in which they are shown. */
export const careerAreaIds = [
  'health-community',
  'animals-environment',
  'education-training',
  'business-administration',
  'accounting-finance',
  'technology',
  'beauty-retail',
] as const
export type CareerAreaId = (typeof careerAreaIds)[number]

const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const percentage = z.number().min(0).max(100)

/** Where a figure comes from. A figure that is not taken from a published source is illustrative, and the page says so. */
const figureSourceSchema = z.object({
  source: z.string().min(10),
  asAt: z.iso.date(),
  illustrative: z.boolean(),
})
export type FigureSource = z.infer<typeof figureSourceSchema>

export const genderSplitSchema = z
  .object({ female: percentage, male: percentage })
  .refine(({ female, male }) => female + male === 100, 'the shares must sum to 100')
export type GenderSplit = z.infer<typeof genderSplitSchema>

const educationLevelSchema = z.object({ level: z.string(), percentage })
export type EducationLevel = z.infer<typeof educationLevelSchema>

const outlookSchema = z.object({
  /** Openings expected over five years, new jobs and replacements together. */
  jobOpenings: z.number().int().positive(),
  /** Change of the number of people employed over the next five years, in percent. */
  employmentGrowth: z.number().min(-50).max(100),
  /** Full-time, before tax, in dollars. */
  averageWeeklySalary: z.number().int().min(900).max(4000),
  /** Usual full-time hours a week. */
  hours: z.number().min(30).max(50),
})
export type Outlook = z.infer<typeof outlookSchema>

const workforcePointSchema = z.object({
  year: z.number().int(),
  /** People employed in Australia. */
  people: z.number().int().positive(),
  projected: z.boolean(),
})

const growthLabels = ['Strong growth', 'Moderate growth', 'Stable', 'Declining'] as const
export type GrowthLabel = (typeof growthLabels)[number]

export const roleSchema = z.object({
  id: z.number().int().positive(),
  careerId: z.number().int().positive(),
  careerSlug: slug,
  title: z.string().min(5),
  slug,
  shortDescription: z.string().min(60).max(220),
  /** Paragraphs. */
  fullDescription: z.array(z.string().min(80)).min(2),
  outlook: outlookSchema,
  genderSplit: genderSplitSchema,
  skills: z.array(z.string()).min(5).max(8),
  charts: z.object({
    genderSplit: genderSplitSchema,
    /** Highest level completed by people in the role. */
    educationLevels: z
      .array(educationLevelSchema)
      .min(3)
      .refine(
        (levels) => levels.reduce((sum, { percentage }) => sum + percentage, 0) === 100,
        'must sum to 100',
      ),
  }),
  growthOutlook: z.object({
    label: z.enum(growthLabels),
    /** Oldest first; the last one is a projection. */
    points: z.array(workforcePointSchema).length(4),
  }),
  /** A year's pay in dollars, before tax. */
  averageSalary: z.number().int().positive(),
  /** Ids of courses that prepare for the role. */
  courseIds: z.array(z.number().int().positive()),
  /** One for each group of figures. */
  sources: z.object({
    outlook: figureSourceSchema,
    genderSplit: figureSourceSchema,
    educationLevels: figureSourceSchema,
    growthOutlook: figureSourceSchema,
    averageSalary: figureSourceSchema,
  }),
})
export type Role = z.infer<typeof roleSchema>

export const careerSchema = z.object({
  id: z.number().int().positive(),
  title: z.string().min(5),
  slug,
  area: z.enum(careerAreaIds),
  /** A paragraph; cards show its beginning. */
  description: z.string().min(180),
  /** Seed of the drawn picture: the same seed always gives the same picture. */
  image: z.string().min(3),
  roles: z.array(roleSchema).min(3),
})
export type Career = z.infer<typeof careerSchema>
