import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addPacked, bitsOf, count, pack, placesIn } from '~/data/courses/shards/bits'
import { catalogueFiles, shapeOf } from '~/data/courses/shards/catalogueFiles'
import { shardedCatalogue } from '~/data/courses/shards/shardedCatalogue'
import { describeCatalogueSource, type OpenSource } from '../support/catalogueContract'

const bytesOf = (content: string | Uint8Array) => new Uint8Array(Buffer.from(content)).buffer

const open: OpenSource = async (cards, subjectTags) => {
  const files = new Map(catalogueFiles(cards, subjectTags))
  return shardedCatalogue(shapeOf(cards), subjectTags, async (name, read) => {
    const content = files.get(name)
    if (content === undefined) throw new Error(`There is no file ${name}.`)
    return read(bytesOf(content))
  })
}

describe('a catalogue in files', () => {
  describeCatalogueSource(open, { catalogues: 60, searches: 300 })
})

test('a set of places is the same after packing, however many there are and from however many lists', () => {
  const sizes = fc.integer({ min: 1, max: 3000 })
  const given = sizes.chain((size) =>
    fc.tuple(
      fc.constant(size),
      fc.array(fc.uniqueArray(fc.nat(size - 1), { maxLength: 200 }), { maxLength: 4 }),
    ),
  )
  fc.assert(
    fc.property(given, ([size, lists]) => {
      const bits = bitsOf(size)
      addPacked(
        bits,
        pack(
          lists.map((list) => Uint32Array.from(list)),
          size,
        ),
      )
      const places = [...new Set(lists.flat())].sort((a, b) => a - b)
      expect(placesIn(bits, 0, size)).toEqual(places)
      expect(placesIn(bits, 3, 9)).toEqual(places.slice(3, 12))
      expect(count(bits)).toBe(places.length)
    }),
    { numRuns: 500 },
  )
})
