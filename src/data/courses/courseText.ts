import { z } from 'zod'

const paragraph = (least: number, most: number) => z.string().min(least).max(most)

const weekPartSchema = z.object({
  /** When it is done, such as 'Two evenings' or, in a course of a day, '9 am to 11 am'. */
  when: z.string().min(4).max(40),
  what: paragraph(50, 260),
  /** Hours; those of a week together are the course's `studyWeek.hours`. */
  hours: z.number().min(0.5).max(40).multipleOf(0.5),
})

const choiceSchema = z.object({
  text: z.string().min(8).max(160),
  /** Said when it is chosen: why it holds, or what speaks against it. */
  answer: paragraph(40, 300),
})

/** A taste of the course: one screen to read, one to try something. Exactly one choice is the better one. */
const lessonSchema = z.object({
  title: z.string().min(10).max(70),
  reading: z.array(paragraph(80, 420)).min(2).max(4),
  exercise: z.object({
    situation: z.array(paragraph(60, 420)).min(1).max(2),
    question: z.string().min(12).max(140).endsWith('?'),
    choices: z.array(choiceSchema).length(3),
    /** Place of the better choice in `choices`, from 0. */
    better: z.number().int().min(0).max(2),
  }),
})

/** What only this course's page says: no sentence of it stands on another course's page. */
export const courseTextSchema = z.object({
  /** Whom it suits, and what the work or the skill is really like. */
  suits: paragraph(200, 520),
  /** Who should wait or choose something else, and what. */
  lessSuited: paragraph(120, 360),
  /** A usual week in its order; of a course of a day or two, the day. */
  week: z.array(weekPartSchema).min(3).max(5),
  /** What is handed in or shown, and what a trainer looks for. */
  assessment: z.array(paragraph(50, 320)).min(2).max(4),
  /** Roles, never names: who teaches and what they have done. */
  teaching: paragraph(90, 360),
  /** What to have ready, and what costs time or money besides the price. */
  toHave: paragraph(90, 360),
  /** What people do or study afterwards; never a promise. */
  afterwards: paragraph(90, 360),
  lesson: lessonSchema.optional(),
})
export type CourseText = z.infer<typeof courseTextSchema>
