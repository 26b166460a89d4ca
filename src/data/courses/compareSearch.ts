import { type Field, type ReadBy, tolerant, yesNo } from '~/data/site/tolerantFields'
import { COMPARE_MAX } from './limits'

/** §5: ids are parsed as integers, zero and invalid ones dropped; a repeated one counts once, one beyond the most not at all. */
export const courseIds =
  (atMost: number): Field<number[]> =>
  (value) => {
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value]
    const ids = new Set<number>()
    for (const part of parts.flatMap((one) => (typeof one === 'string' ? one.split(',') : [one]))) {
      if (ids.size === atMost) break
      const id = typeof part === 'string' && /^\s*\d{1,15}\s*$/.test(part) ? Number(part) : part
      if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) ids.add(id)
    }
    return [...ids]
  }

/** The ids of courses to compare. */
export const courseIdsOf = courseIds(COMPARE_MAX)

/** What the comparison's address may hold. */
export const compareSearchSchema = tolerant({
  ids: courseIdsOf,
  /** True shows only the rows in which the courses differ. */
  differences: yesNo(),
})
export type CompareSearch = ReadBy<typeof compareSearchSchema>
