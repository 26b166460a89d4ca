import { z } from 'zod'

const paragraph = z.string().min(120).max(520)

/** What only this role's page says: no sentence of it stands on another role's page. */
export const roleTextSchema = z.object({
  /** A usual week, and its hours or shifts. */
  week: paragraph,
  /** What people like about the work, and what is hard. */
  likedAndHard: paragraph,
  suits: paragraph,
  /** Who should look elsewhere, and where. */
  lessSuited: paragraph,
  /** Usual first steps, with checks only where they are really asked for and the place to confirm them. */
  start: paragraph,
  /** What employers look at first. */
  employers: paragraph,
  /** How the work changes over the years; never a promise. */
  later: paragraph,
})
export type RoleText = z.infer<typeof roleTextSchema>
