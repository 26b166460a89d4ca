import { z } from 'zod'
import { blockSchema } from '~/data/site/richText'

const termsSectionSchema = z.object({
  /** Fragment of the section's address. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  title: z.string().min(6),
  blocks: z.array(blockSchema).min(1),
})

export const termsDocumentSchema = z.object({
  title: z.literal('Terms of Service'),
  description: z.string().min(50).max(158),
  /** Stands above the document. */
  notice: z.string().min(40),
  lastChanged: z.iso.date(),
  overview: z.array(blockSchema).min(2),
  /** §2.30: twenty titled sections. */
  sections: z.array(termsSectionSchema).length(20),
})
export type TermsDocument = z.infer<typeof termsDocumentSchema>
