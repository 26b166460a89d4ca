import type { CourseCard } from '~/data/courses/course'
import { providerId } from '~/data/providerName'
import { type Shortlist, shortlistOf } from './shortlist'
import { SHORTLIST_MAX } from './shortlistSearch'

/** What a file of a shortlist says that it is. */
const KIND = `${providerId}-learning-shortlist`
const VERSION = 1
/** Characters of the largest file that can be a shortlist: every course with the longest note, written with escapes. */
const FILE_CHARACTERS = 200_000

export const shortlistFileName = `${providerId}-shortlist.json`

/** The text of a file that gives back a shortlist with its notes. Titles are for whoever opens it. */
export const writeShortlistFile = (
  saved: Shortlist,
  courses: readonly Pick<CourseCard, 'id' | 'title'>[],
): string =>
  `${JSON.stringify(
    {
      kind: KIND,
      version: VERSION,
      courses: saved.map(({ id, note }) => ({
        id,
        title: courses.find((course) => course.id === id)?.title ?? '',
        note,
      })),
    },
    null,
    2,
  )}\n`

export type ShortlistReading =
  | Readonly<{ kind: 'shortlist'; saved: Shortlist }>
  | Readonly<{ kind: 'fault'; message: string }>

const fault = (message: string): ShortlistReading => ({ kind: 'fault', message })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a file that may be anything. Never throws: what is no shortlist gives the sentence that says so. */
export function readShortlistFile(text: string): ShortlistReading {
  if (text.length > FILE_CHARACTERS) return fault('This file is too large to be a shortlist.')
  const read = parsed(text.replace(/^\uFEFF/, ''))
  const given: Readonly<Record<string, unknown>> =
    typeof read === 'object' && read !== null ? { ...read } : {}
  if (given.kind !== KIND || !Array.isArray(given.courses))
    return fault('This file is not a shortlist that was saved here.')
  if (given.version !== VERSION)
    return fault('This file was saved by another version of the site and cannot be read.')
  const saved = shortlistOf(given.courses)
  if (saved.length === 0) return fault('This shortlist holds no course.')
  return given.courses.length > SHORTLIST_MAX
    ? fault(`This shortlist holds more than ${SHORTLIST_MAX} courses and was not saved here.`)
    : { kind: 'shortlist', saved }
}
