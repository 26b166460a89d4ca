import { courseIds } from '~/data/courses/compareSearch'
import { tolerant } from '~/data/site/tolerantFields'

/** Courses on one shortlist: more than anybody weighs up, and few enough for an address. */
export const SHORTLIST_MAX = 20

/** What the address of the shortlist may hold: the courses of a list that somebody was sent. */
export const shortlistSearchSchema = tolerant({ ids: courseIds(SHORTLIST_MAX) })
