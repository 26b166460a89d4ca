import { stripSearchParams } from '@tanstack/react-router'
import type { TolerantSchema } from '~/data/site/tolerantFields'

/** The query of a route: read by its schema, and written without what stands at its default. */
export const searchOf = <T extends object>(schema: TolerantSchema<T>) => ({
  validateSearch: schema,
  search: { middlewares: [stripSearchParams<T, object, T, T>(schema.types.output)] },
})
