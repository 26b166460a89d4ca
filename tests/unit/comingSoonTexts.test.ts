import { describe, expect, test } from 'vitest'
import { comingSoonSource } from '~/data/comingSoon/comingSoon.page'
import { placeholdersWrittenFor, todayOf } from '~/data/comingSoon/texts'
import { todayPartSchema } from '~/data/comingSoon/todayParts'
import { wordingFaults } from '../support/contentRules'
import { expectNone, placeOf, schemaFaults } from '../support/faults'

/** What it keeps on the device and asks for is worked out by the page itself. */
const SAYS_ENOUGH_WITHOUT = new Set(['privacy'])

describe('what a placeholder page says already', () => {
  test.each(placeholdersWrittenFor)('%s', (id) => {
    const parts = todayOf(id)
    expectNone([
      ...parts.flatMap((part) => schemaFaults(todayPartSchema, part, `${placeOf(part.title)}: ${id}`)),
      ...wordingFaults(parts),
    ])
    expect(comingSoonSource.load(id)?.content.today).toBe(parts)
  })

  test('each page has something of its own, and no text belongs to no page', () => {
    const pages = comingSoonSource.ids().filter((id) => !SAYS_ENOUGH_WITHOUT.has(id))
    expect(new Set(placeholdersWrittenFor)).toEqual(new Set(pages))
  })

  test('every row of a table has as many cells as its head', () => {
    const rows = placeholdersWrittenFor.flatMap((id) =>
      todayOf(id).flatMap((part) =>
        part.kind === 'table' ? part.rows.map((row) => [part.title, row.length, part.head.length]) : [],
      ),
    )
    expect(rows.filter(([, cells, head]) => cells !== head)).toEqual([])
  })

  test('no two pages say the same', () => {
    const titles = placeholdersWrittenFor.flatMap((id) => todayOf(id).map(({ title }) => title))
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })
})
