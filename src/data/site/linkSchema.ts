import { z } from 'zod'
import type { SiteLink } from './links'

const shape = z.strictObject({
  to: z.string().regex(/^\/(?!\/)[\w/$.-]*$/),
  params: z.record(z.string(), z.string().min(1)).optional(),
  search: z.record(z.string(), z.unknown()).optional(),
  hash: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
})

/** By its shape. Whether there is such a page is known to the compiler, and to the build. */
export const siteLinkSchema = z.custom<SiteLink>((value) => shape.safeParse(value).success)
