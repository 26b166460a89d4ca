import { z } from 'zod'
import { registerStatuses } from './registerStatuses'
import { badgeStatuses, categoryIds, courseLevels, deliveryModes, learningGoalIds } from './vocabulary'

const unitOfCompetencySchema = z.object({
  /** National code such as `CHCECE030`. */
  code: z
    .string()
    .regex(
      /^([A-Z]{3,}[A-Z0-9]*\d{2,3}[A-Z]?|VU\d{5})$/,
      "is the code of a unit such as 'CHCECE030' or 'VU23213'",
    ),
  title: z.string().min(4),
  /** What a reader has to know of it, such as that the unit itself is superseded. */
  note: z.string().min(20).optional(),
})
export type UnitOfCompetency = z.infer<typeof unitOfCompetencySchema>

/** A day, a month or a year, as exactly as it is known: `2025`, `2025-09` or `2025-09-17`. */
const aboutWhenSchema = z
  .string()
  .regex(/^\d{4}(-\d{2}){0,2}$/, "is written as '2025', '2025-09' or '2025-09-17'")

const nationalCodeSchema = z
  .string()
  .regex(/^([A-Z]{3}\d{5}|\d{5}[A-Z]{3}|[A-Z]{6}\d{3})$/, "is a national code such as 'CHC30125'")

/** What was read of a product's place on the National Register. Which status follows from it on a day: `registerStatus.ts`. */
const registerSchema = z.object({
  /** The day on which it was read. */
  asAt: z.iso.date(),
  /** False where what was read does not settle whether the product is current. */
  isChecked: z.boolean(),
  superseded: z
    .object({
      by: nationalCodeSchema,
      since: aboutWhenSchema,
      /** The last day of the teach-out, or null where it is not known. */
      teachOutEnds: z.iso.date().nullable(),
    })
    .optional(),
  /** The product that this one replaced: the course is still found by that code. */
  replaces: z.object({ code: nationalCodeSchema, title: z.string(), since: aboutWhenSchema }).optional(),
  /** The last day on which the product is on the register, where that is known. */
  ends: z.iso.date().optional(),
  note: z.string().min(20).optional(),
})
export type RegisterFacts = z.infer<typeof registerSchema>

/** Earlier study or skill without which nobody may start. */
const prerequisiteSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('qualification'),
    oneOf: z
      .array(
        z.object({ code: nationalCodeSchema.optional(), title: z.string(), note: z.string().optional() }),
      )
      .min(1),
    /** What counts besides, in a sentence. */
    others: z.string().min(20).optional(),
  }),
  z.object({
    kind: z.literal('units'),
    units: z.array(unitOfCompetencySchema).min(1),
    others: z.string().min(20).optional(),
  }),
  z.object({ kind: z.literal('skills'), text: z.string().min(20) }),
])
export type Prerequisite = z.infer<typeof prerequisiteSchema>

/** What a course leads to. Only a national product is nationally recognised training. */
const awardSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('national'),
    /** Exact title on the National Register. */
    title: z.string(),
    /** AQF level, or null for a statement of attainment, which is not a level. */
    aqf: z.number().int().min(1).max(10).nullable(),
    register: registerSchema,
    /** Empty where the product asks for none; null where nobody has read whether it does. */
    prerequisites: z.array(prerequisiteSchema).nullable(),
    /** Empty when the unit list is not verified: the page then points to the National Register. */
    coreUnits: z.array(unitOfCompetencySchema),
    /** As many as the rule asks for, and chosen so that they fit it. */
    electiveUnits: z.array(unitOfCompetencySchema),
    /** Units that may be chosen in place of those. */
    moreElectives: z.array(unitOfCompetencySchema).min(1).optional(),
    /** Packaging rule, in units, without the split where only the total is verified; null where nothing is. */
    unitsRequired: z
      .object({
        total: z.number().int().positive(),
        core: z.number().int().nonnegative().optional(),
        elective: z.number().int().nonnegative().optional(),
      })
      .nullable(),
    /** Whether rule and lists were read, in sources that agree. */
    unitsVerified: z.enum(['full', 'partly', 'no']),
    /** Which part is verified where not all of it is. */
    unitsNote: z.string().min(20).optional(),
    /** Which electives go together, in sentences. */
    electiveRule: z.string().min(20).optional(),
  }),
  z.object({
    kind: z.literal('short'),
    /** Says plainly that no AQF qualification is awarded. */
    note: z.string(),
    prerequisites: z.array(prerequisiteSchema).min(1).optional(),
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
  /** Next intake, ISO date; null where the one that was planned has passed (`courses.ts`). */
  nextIntake: z.iso.date().nullable(),
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
    /** The code that the product replaced, by which people may still look for it. */
    formerCode: z.string().optional(),
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
  | 'registerStatus'
> & { badge?: Course['badge'] }
