import { z } from 'zod'
import { blockSchema } from '~/data/site/richText'

const anchor = z.string().regex(/^[a-z]+(-[a-z]+)*$/)

export const faqQuestionSchema = z.object({
  /** Fragment of the question's address. */
  id: anchor,
  question: z.string().endsWith('?'),
  answer: z.array(blockSchema).min(1),
})
export type FaqQuestion = z.infer<typeof faqQuestionSchema>

export const faqCategorySchema = z.object({
  /** Fragment of the section that the tile scrolls to. */
  id: anchor,
  title: z.string().min(6),
  /** One line on the tile. */
  text: z.string().min(30).max(110),
  questions: z.array(faqQuestionSchema).min(5),
})
export type FaqCategory = z.infer<typeof faqCategorySchema>
