import { describe } from 'vitest'
import { catalogueFiles, shapeOf } from '~/data/courses/shards/catalogueFiles'
import { shardedCatalogue } from '~/data/courses/shards/shardedCatalogue'
import { describeCatalogueSource, type OpenSource } from '../support/catalogueContract'

const bytesOf = (content: string | Uint8Array) => new Uint8Array(Buffer.from(content)).buffer

const open: OpenSource = async (cards, subjectTags) => {
  const files = new Map(catalogueFiles(cards, subjectTags))
  return shardedCatalogue(shapeOf(cards), subjectTags, async (name) => {
    const content = files.get(name)
    if (content === undefined) throw new Error(`There is no file ${name}.`)
    return bytesOf(content)
  })
}

describe('a catalogue in files', () => {
  describeCatalogueSource(open, { catalogues: 60, searches: 300 })
})
