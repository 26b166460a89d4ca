import { z } from 'zod'

const title = z.string().min(8).max(70)
const sentence = z.string().min(30).max(420)

/** A part of what a placeholder page says and offers today; its kind decides how it is set. */
export const todayPartSchema = z.discriminatedUnion('kind', [
  /** To be done in this order. */
  z.object({
    kind: z.literal('steps'),
    title,
    items: z
      .array(z.object({ name: z.string().min(3).max(60), how: sentence }))
      .min(3)
      .max(7),
  }),
  /** To be ticked, on paper or in the head. */
  z.object({ kind: z.literal('checks'), title, items: z.array(sentence).min(4).max(12) }),
  z.object({
    kind: z.literal('table'),
    title,
    head: z.tuple([z.string(), z.string()]).rest(z.string()),
    /** The first cell of a row names it. */
    rows: z.array(z.tuple([z.string(), z.string()]).rest(z.string())).min(2),
    note: sentence.optional(),
  }),
  z.object({
    kind: z.literal('answers'),
    title,
    items: z
      .array(z.object({ question: z.string().min(12).max(120).endsWith('?'), answer: sentence }))
      .min(2),
  }),
  z.object({ kind: z.literal('words'), title, paragraphs: z.array(z.string().min(80).max(620)).min(1) }),
  /** Something made up that one may take and change. */
  z.object({ kind: z.literal('example'), title, lines: z.array(z.string().min(12).max(420)).min(2) }),
])
export type TodayPart = z.infer<typeof todayPartSchema>
