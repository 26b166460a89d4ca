import { z } from 'zod'

const paragraph = (least: number, most: number) => z.string().min(least).max(most)

/** What somebody reads who decides on a program or a service. No sentence of it stands on another page of its kind. */
export const decisionTextSchema = z.object({
  /** Whom it suits, and what it is really like. */
  suits: paragraph(150, 480),
  /** What it does not do, and who should choose something else. */
  limits: paragraph(120, 420),
  /** What happens, in its order. */
  steps: z
    .array(z.object({ when: z.string().min(4).max(40), what: paragraph(50, 280) }))
    .min(3)
    .max(5),
  /** What to bring. */
  needed: paragraph(90, 360),
  /** What one has at the end. */
  received: paragraph(90, 360),
  /** Hours, and what the price depends on or covers. */
  cost: paragraph(90, 420),
  /** Who looks at the work, and what has to hold. */
  checked: paragraph(90, 360),
  /** A made-up case, which the page marks as such. */
  sample: paragraph(150, 560),
})
export type DecisionText = z.infer<typeof decisionTextSchema>
