import { expect, test } from 'vitest'
import { dataFileOf, deliver, isDelivered } from '~/data/site/page'
import { allSources } from '../../build/machines/allSources'

const pages = Object.entries(await allSources()).flatMap(([name, source]) =>
  source.ids().flatMap((id) => {
    const page = source.load(id)
    return page ? [deliver(dataFileOf(name, id), page)] : []
  }),
)

test('every page is the one that was asked for, as it arrives, and no other', () => {
  expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length)
  for (const page of pages) {
    const arrived: unknown = JSON.parse(JSON.stringify(page))
    expect(isDelivered(page.file, arrived), page.file).toBe(true)
    for (const { file } of pages) if (file !== page.file) expect(isDelivered(file, arrived), file).toBe(false)
  }
})

test.each([null, undefined, [], 'Service unavailable', 0, {}, { error: 'not found' }, { file: null }])(
  '%j is taken for no page',
  (answer) => expect(isDelivered('catalogue.json', answer)).toBe(false),
)
