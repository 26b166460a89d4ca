import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { courses } from '~/data/courses/courses'
import { NOTE_CHARACTERS, shortlistOf, shownCourses, withoutNotes } from '~/data/shortlist/shortlist'
import { readShortlistFile, writeShortlistFile } from '~/data/shortlist/shortlistFile'
import { SHORTLIST_MAX, shortlistSearchSchema } from '~/data/shortlist/shortlistSearch'
import { parseSearch, stringifySearch } from '~/data/site/searchParams'

const RUNS = 1_000

/** A note as a field gives it: no control characters but a new line, and nothing at its ends. */
const note = fc
  .string({ unit: 'grapheme', maxLength: NOTE_CHARACTERS })
  .map((text) => shortlistOf([{ id: 1, note: text }])[0]?.note ?? '')
const shortlist = fc
  .uniqueArray(fc.constantFrom(...courses.map(({ id }) => id)), { maxLength: SHORTLIST_MAX })
  .chain((ids) => fc.tuple(...ids.map((id) => note.map((text) => ({ id, note: text })))))

describe('a shortlist goes round', () => {
  test('through storage', () => {
    fc.assert(
      fc.property(shortlist, (saved) => {
        expect(shortlistOf(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
      }),
      { numRuns: RUNS },
    )
  })

  test('through a file, with its notes', () => {
    fc.assert(
      fc.property(shortlist, (saved) => {
        const read = readShortlistFile(writeShortlistFile(saved, courses))
        expect(read).toEqual(
          saved.length > 0
            ? { kind: 'shortlist', saved }
            : { kind: 'fault', message: 'This shortlist holds no course.' },
        )
      }),
      { numRuns: RUNS },
    )
  })

  test('through a link, in its order and without its notes', () => {
    fc.assert(
      fc.property(shortlist, (saved) => {
        const ids = saved.map(({ id }) => id)
        expect(shortlistSearchSchema.parse(parseSearch(stringifySearch({ ids })))).toEqual({ ids })
        expect(shownCourses(courses, withoutNotes(ids)).shown.map(({ course }) => course.id)).toEqual(ids)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('anything else', () => {
  test('in storage or an address gives a list of what can be read, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        for (const { ids } of [shortlistSearchSchema.parse({ ids: junk }), shortlistSearchSchema.parse(junk)])
          expect(ids.length).toBeLessThanOrEqual(SHORTLIST_MAX)
        const saved = shortlistOf(junk)
        expect(shortlistOf(saved)).toEqual(saved)
      }),
      { numRuns: RUNS },
    )
    expect(
      shortlistOf([{ id: 7, note: 3 }, { id: 7 }, { id: '8' }, null, 9, { id: -1 }, { id: 1.5 }]),
    ).toEqual([
      { id: 7, note: '' },
      { id: 8, note: '' },
    ])
  })

  test('in a file gives a sentence', () => {
    const whole = writeShortlistFile(withoutNotes([1, 2]), courses)
    const said = (text: string) => {
      const read = readShortlistFile(text)
      return read.kind === 'fault' ? read.message : 'read'
    }
    expect(said(whole)).toBe('read')
    expect(said(`\uFEFF${whole}`)).toBe('read')
    for (const text of ['', 'null', '[]', '{}', 'PNG\0', whole.slice(0, -9), whole.replace('kind', 'type')])
      expect(said(text), text).toBe('This file is not a shortlist that was saved here.')
    expect(said(whole.replace('"version": 1', '"version": 2'))).toMatch(/another version/)
    expect(said(writeShortlistFile([], courses))).toBe('This shortlist holds no course.')
    expect(said(writeShortlistFile(withoutNotes(courses.slice(0, 21).map(({ id }) => id)), courses))).toMatch(
      /more than 20 courses/,
    )
    expect(said(' '.repeat(200_001))).toBe('This file is too large to be a shortlist.')
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(said(text)).toMatch(/\.$/)
      }),
      { numRuns: RUNS },
    )
  })

  test('a course that is no longer there is left out, and counted', () => {
    const { shown, missing } = shownCourses(courses, withoutNotes([1, 999_999]))
    expect(shown.map(({ course }) => course.id)).toEqual([1])
    expect(missing).toBe(1)
  })
})
