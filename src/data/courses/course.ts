import { z } from 'zod'
import {
  badgeStatuses,
  categoryIds,
  courseLevels,
  deliveryModes,
  learningGoalIds,
  registerStatuses,
} from './vocabulary'

const unitOfCompetencySchema = z.object({
  /** National code such as `CHCECE030`. */
  code: z.string().regex(/^[A-Z]{3,}[A-Z0-9]*\d{2,3}[A-Z]?$/),
  title: z.string().min(4),
})
export type UnitOfCompetency = z.infer<typeof unitOfCompetencySchema>

/** What a course leads to. Only a national product is nationally recognised training. */
const awardSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('national'),
    /** Exact title on the National Register. */
    title: z.string(),
    /** AQF level, or null for a statement of attainment, which is not a level. */
    aqf: z.number().int().min(1).max(10).nullable(),
    status: z.enum(registerStatuses),
    /** Code of the successor, where it is known. */
    supersededBy: z.string().optional(),
    /** Empty when the unit list is not verified: the page then points to the National Register. */
    coreUnits: z.array(unitOfCompetencySchema),
    electiveUnits: z.array(unitOfCompetencySchema),
    /** Packaging rule, in units; null where it could not be verified. */
    unitsRequired: z
      .object({ total: z.number().int(), core: z.number().int(), elective: z.number().int() })
      .nullable(),
  }),
  z.object({
    kind: z.literal('short'),
    /** Says plainly that no AQF qualification is awarded. */
    note: z.string(),
  }),
])
export type Award = z.infer<typeof awardSchema>

const placementSchema = z.object({
  /** Hours of each block in approved workplaces. */
  blocks: z.array(z.number().int().positive()).min(1),
  note: z.string(),
})

/** Fields that only the ten detailed entries of §3 have. */
const detailShape = {
  syllabus: z.array(z.object({ title: z.string(), topics: z.array(z.string()).min(2) })).min(3),
  prerequisites: z.array(z.string()).min(1),
  instructor: z.object({ name: z.string(), about: z.string() }),
  /** §3: 15 to 40. */
  maxStudents: z.number().int().min(15).max(40),
  certification: z.string(),
}

const studyHours = z.number().min(1).max(40).multipleOf(0.5)

const studyWeekSchema = z.object({
  /** Hours of study in a usual week, live sessions and the share of placement and practical days included. */
  hours: studyHours,
  /** One sentence for visitors: what the course's delivery says, or what the hours are planned for. */
  workedOutFrom: z.string().min(40).max(140),
})

export const courseSchema = z.object({
  id: z.number().int().positive(),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes small letters, digits and single hyphens'),
  title: z.string().min(8),
  /** National code, or the provider's own code such as `LL-AI101` for a course that is not national. */
  code: z.string().regex(/^[A-Z0-9-]{5,12}$/, 'takes 5 to 12 capital letters, digits and hyphens'),
  /** Free text of §3 that the keyword mapping reads, such as 'Healthcare & Community'. */
  category: z.string(),
  categoryId: z.enum(categoryIds),
  level: z.enum(courseLevels),
  /** One or two sentences for a card; §9 previews its first 80 characters. */
  short: z.string().min(90).max(220),
  /** Two or three paragraphs for the course page. */
  description: z.array(z.string().min(80)).min(2).max(4),
  features: z.array(z.string()).min(4).max(8),
  /** Kinds of work the course prepares for; never a promise of a job. */
  outcomes: z.array(z.string()).min(3).max(8),
  deliveryMode: z.enum(deliveryModes),
  /** One sentence on how the delivery works week by week. */
  delivery: z.string(),
  location: z.string(),
  /** Text such as '12 months' or '8 weeks'. */
  duration: z
    .string()
    .regex(/^\d+ (day|days|weeks|months)$/, "is written as '6 weeks', '3 months' or '1 day'"),
  /** Null for a course of a day or two, which has no week. */
  studyWeek: studyWeekSchema.nullable(),
  /** Text with currency (§3) such as '$3,200'; its numeric part sorts. */
  price: z.string().regex(/^\$\d{1,3}(,\d{3})*$/, "is written as '$590' or '$1,200'"),
  /** Next intake, ISO date. */
  nextIntake: z.iso.date(),
  rating: z.number().min(3.5).max(5).multipleOf(0.1),
  reviews: z.number().int().nonnegative(),
  students: z.number().int().nonnegative(),
  popular: z.boolean(),
  /** Id of an institution in `institutions.ts`. */
  provider: z.string(),
  /** What the price covers, in one sentence. */
  fee: z.string(),
  badge: z.enum(badgeStatuses).optional(),
  /** Learning goals that the course serves: §3 for detailed courses, here for all, since recommendations need them. */
  learningGoals: z.array(z.enum(learningGoalIds)).min(1),
  /** Ids of `subjects.ts` that the course belongs to. */
  subjects: z.array(z.string()).min(1),
  award: awardSchema,
  /** Checks or documents that a student needs before starting or before placement. */
  entryChecks: z.array(z.string()),
  placement: placementSchema.nullable(),
  detail: z.object(detailShape).optional(),
})
export type Course = z.infer<typeof courseSchema>

/** What a card, a filter or a search needs of a course: the list travels with the catalogue, the rest does not. */
export const courseCardSchema = courseSchema
  .pick({
    id: true,
    slug: true,
    title: true,
    code: true,
    category: true,
    categoryId: true,
    level: true,
    short: true,
    features: true,
    deliveryMode: true,
    location: true,
    duration: true,
    price: true,
    nextIntake: true,
    rating: true,
    reviews: true,
    popular: true,
    badge: true,
    learningGoals: true,
    subjects: true,
  })
  .extend({
    /** Hours of study in a usual week; null for a course of a day or two, which has no week. */
    studyHours: studyHours.nullable(),
    /** What the National Register says of a national product; null for a short course, which is not on it. */
    registerStatus: z.enum(registerStatuses).nullable(),
  })
export type CourseCard = z.infer<typeof courseCardSchema>

/** The little that every card draws of a course, and all that the home page knows of it. */
export type CourseBrief = Pick<
  CourseCard,
  | 'id'
  | 'slug'
  | 'title'
  | 'categoryId'
  | 'level'
  | 'short'
  | 'duration'
  | 'deliveryMode'
  | 'location'
  | 'price'
  | 'rating'
  | 'reviews'
  | 'popular'
> & { badge?: Course['badge'] }
