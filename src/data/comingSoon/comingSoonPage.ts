import { z } from 'zod'
import { siteLinkSchema } from '~/data/site/linkSchema'

export const comingSoonPageSchema = z.object({
  link: siteLinkSchema,
  title: z.string().min(4).max(60),
  description: z.string().min(50).max(158),
  /** What is coming. */
  what: z.string().min(80),
  forWhom: z.string().min(40),
  /** Finished pages that help until then. */
  meanwhile: z
    .array(z.object({ label: z.string().min(4), text: z.string().min(20), link: siteLinkSchema }))
    .min(2)
    .max(3),
  /** The placeholder page to which this one belongs; the parent links to it. */
  parent: siteLinkSchema.optional(),
})
export type ComingSoonPage = z.infer<typeof comingSoonPageSchema>
export type MeanwhileLink = ComingSoonPage['meanwhile'][number]
