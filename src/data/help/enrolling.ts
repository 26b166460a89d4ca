import { z } from 'zod'
import { siteLinkSchema } from '~/data/site/linkSchema'
import type { FaqQuestion } from './faq'

export const enrolStepSchema = z.object({
  title: z.string().min(8),
  text: z.string().min(80),
  /** How long the step takes, as a person would say it. */
  takes: z.string().min(6),
  action: z.object({ label: z.string(), link: siteLinkSchema }),
})
export type EnrolStep = z.infer<typeof enrolStepSchema>

export const helpTestimonialSchema = z.object({
  name: z.string().min(5),
  about: z.string().min(10),
  text: z.string().min(80),
  sample: z.literal(true),
})
export type HelpTestimonial = z.infer<typeof helpTestimonialSchema>

export type EnrolQuestion = FaqQuestion
