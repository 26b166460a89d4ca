import { courseIds } from '~/data/courses/compareSearch'
import { type ReadBy, tolerant } from '~/data/site/tolerantFields'
import { SHORTLIST_MAX } from './shortlist'

/** What the address of the shortlist may hold: the courses of a list that somebody was sent. */
export const shortlistSearchSchema = tolerant({ ids: courseIds(SHORTLIST_MAX) })
export type ShortlistSearch = ReadBy<typeof shortlistSearchSchema>
