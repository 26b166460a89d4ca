import { z } from 'zod'
import { badgeStatuses, categoryIds } from '~/data/courses/vocabulary'
import { siteLinkSchema } from '~/data/site/linkSchema'
import { programDurations, programLevels } from './programOptions'

/** §9: programs cost $900 to $2,400. */
const isProgramPrice = (price: string) => {
  const dollars = Number(price.replace(/[$,]/g, ''))
  return dollars >= 900 && dollars <= 2400
}

const programTypes = ['Micro-credential', 'Job-ready program'] as const
const programDeliveries = ['Online, self-paced', 'Online with live sessions', 'Blended'] as const
const badgeVariants = ['solid', 'soft', 'outline'] as const

export const programSchema = z.object({
  id: z.number().int().positive(),
  title: z.string().min(10),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  type: z.enum(programTypes),
  description: z.string().min(50).max(158),
  /** Two paragraphs for the program's own page. */
  about: z.array(z.string().min(120)).length(2),
  /** What is studied, in order. */
  modules: z.array(z.string().min(15)).min(4).max(6),
  badge: z.enum(badgeStatuses).optional(),
  badgeVariant: z.enum(badgeVariants),
  color: z.enum(categoryIds),
  link: siteLinkSchema,
  duration: z.enum(programDurations),
  level: z.enum(programLevels),
  outcomes: z.array(z.string().min(6).max(48)).min(3).max(6),
  /** When one can start. */
  enrollment: z.string().min(8),
  /** People enrolled so far; a sample figure. */
  enrolled: z.number().int().nonnegative(),
  /** Absent where the price depends on the group: the page then asks to enquire. */
  price: z
    .string()
    .regex(/^\$\d{1,3}(,\d{3})*$/)
    .refine(isProgramPrice)
    .optional(),
  rating: z.number().min(3.5).max(5).multipleOf(0.1),
  reviews: z.number().int().nonnegative(),
  delivery: z.enum(programDeliveries),
  /** Percent; a sample figure. */
  completionRate: z.number().int().min(50).max(100),
  tags: z.array(z.string().min(2)).min(2).max(6),
  /** Says plainly that no AQF qualification is awarded. */
  note: z.string().includes('does not lead to an AQF qualification'),
})
export type Program = z.infer<typeof programSchema>

/** What a card shows of a program, and what its list can be narrowed by. */
export type ProgramCard = Pick<
  Program,
  | 'slug'
  | 'title'
  | 'type'
  | 'description'
  | 'badge'
  | 'color'
  | 'link'
  | 'duration'
  | 'level'
  | 'price'
  | 'rating'
  | 'reviews'
  | 'tags'
>
