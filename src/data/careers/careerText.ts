import { z } from 'zod'

const paragraph = z.string().min(150).max(520)

/** What only this career's page says: no sentence of it stands on the page of another career or of a role. */
export const careerTextSchema = z.object({
  /** What its roles have in common. */
  like: paragraph,
  /** How to choose among its roles. */
  choose: paragraph,
  /** How to try it without experience or a course. */
  tryIt: paragraph,
  /** Licences and checks, with who confirms them. */
  checks: paragraph,
  /** Where the work is, and how it changes. */
  places: paragraph,
  /** What to ask somebody who does it. */
  ask: z.array(z.string().min(30).max(160).endsWith('?')).length(3),
})
export type CareerText = z.infer<typeof careerTextSchema>
