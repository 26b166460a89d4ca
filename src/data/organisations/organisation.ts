import { z } from 'zod'
import { siteLinkSchema } from '~/data/site/linkSchema'

const callToAction = z.object({ label: z.string().min(4), link: siteLinkSchema })

const caseSummarySchema = z.object({
  title: z.string().min(10),
  summary: z.string().min(60),
  result: z.string().min(20),
  sample: z.literal(true),
})

const cardSchema = z.object({ heading: z.string().min(8), text: z.string().min(60), action: callToAction })

const commonShape = {
  title: z.string().min(8),
  description: z.string().min(50).max(158),
  hero: z.object({
    headline: z.string().min(20),
    text: z.string().min(80),
    /** 'Request Proposal' and 'Request Demo', repeated at the foot of the page. */
    actions: z.array(callToAction).length(2),
  }),
  values: z.array(z.object({ heading: z.string().min(8), text: z.string().min(60) })).length(3),
  cases: z.array(caseSummarySchema).length(3),
  closing: z.object({
    heading: z.string().min(8),
    text: z.string().min(40),
    actions: z.array(callToAction).length(2),
  }),
}

/** `/for-organisations`: the first variant of §2.21. */
export const forOrganisationsSchema = z.object({
  ...commonShape,
  calculator: cardSchema,
  planner: cardSchema,
})
export type ForOrganisations = z.infer<typeof forOrganisationsSchema>

/** `/organizations`: the other variant of §2.21. */
export const organizationsSchema = z.object({
  ...commonShape,
  roi: z.object({
    heading: z.string(),
    text: z.string().min(60),
    action: callToAction,
    preview: z.object({
      heading: z.string(),
      figure: z.string(),
      label: z.string(),
      note: z.string().min(40),
      sample: z.literal(true),
    }),
  }),
  upload: z.object({ heading: z.string(), text: z.string().min(60), label: z.string(), hint: z.string() }),
})
export type Organizations = z.infer<typeof organizationsSchema>
