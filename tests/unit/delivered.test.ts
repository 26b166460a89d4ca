import { expect, test } from 'vitest'
import { contentFields } from '~/data/site/contentFields.gen'
import { fieldsOf, isPageOf } from '~/data/site/delivered'
import { deliver } from '~/data/site/page'
import { allSources } from '../../build/machines/allSources'

const sources = await allSources()
const kinds = Object.entries(sources).map(([name, source]) => ({
  name,
  pages: source.ids().flatMap((id) => {
    const page = source.load(id)
    return page ? [deliver(page)] : []
  }),
}))

test('the fields that a delivered page is asked for are those that every page of its kind has', async () => {
  const lines = kinds.flatMap(({ name, pages }) => {
    const fields = fieldsOf(pages.map(({ content }) => content))
    return fields === '' ? [] : [`  ${name}: '${fields}',`]
  })
  // `npx vitest run delivered -u` writes the file anew.
  await expect(
    `/** What every page of a kind has, written by tests/unit/delivered.test.ts. */\nexport const contentFields = {\n${lines.join('\n')}\n} as const\n`,
  ).toMatchFileSnapshot('../../src/data/site/contentFields.gen.ts')
})

test('no two kinds of page are asked for the same fields', () => {
  const fields: readonly string[] = Object.values(contentFields)
  expect(fields.filter((those, index) => fields.indexOf(those) !== index)).toEqual([])
})

test('every page is one of its kind, as it arrives', () => {
  const refused = kinds.flatMap(({ name, pages }) =>
    pages
      .filter((page) => !isPageOf(name, JSON.parse(JSON.stringify(page))))
      .map(({ head }) => `${name}: ${head.path}`),
  )
  expect(refused).toEqual([])
})

test('nothing else is taken for a page', () => {
  const page = kinds.find(({ name }) => name === 'catalogue')?.pages[0]
  const wrong = [
    null,
    undefined,
    [],
    'Service unavailable',
    0,
    {},
    { error: 'not found' },
    { ...page, head: null },
    { ...page, trail: {} },
    { ...page, content: null },
    { ...page, content: { ...Object(page?.content), courses: null } },
    kinds.find(({ name }) => name === 'course')?.pages[0],
  ]
  for (const answer of wrong) expect(isPageOf('catalogue', answer), JSON.stringify(answer)).toBe(false)
})
