import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftOf, fieldsOf, readDraft } from '~/data/machines/payloadForm'

const schema = {
  type: 'object',
  properties: {
    type: { const: 'file.choose' },
    name: { type: 'string' },
    size: { type: 'integer' },
    isNew: { type: 'boolean' },
    screen: { enum: ['organisation', 'course'] },
    file: { type: 'object' },
    note: { type: 'string' },
  },
  required: ['name', 'size', 'isNew', 'screen', 'file'],
}
/** Made anew by each test: what is made while a file loads is nobody's to test. */
const formOf = () => fieldsOf({ examples: [], schema })

describe('the form of a payload', () => {
  test('follows the schema', () => {
    expect(formOf().map(({ name, kind, isOptional }) => [name, kind, isOptional])).toEqual([
      ['name', 'text', false],
      ['size', 'number', false],
      ['isNew', 'yesNo', false],
      ['screen', 'choice', false],
      ['file', 'json', false],
      ['note', 'text', true],
    ])
    expect(formOf()[3]?.options).toEqual(['organisation', 'course'])
  })

  test('follows the examples where there is no schema', () => {
    const examples = [
      { id: 1, word: 'a', mixed: 1, isNew: true },
      { id: 2, mixed: 'b', list: [], isNew: false },
    ]
    expect(
      fieldsOf({ examples, schema: null }).map(({ name, kind, isOptional }) => [name, kind, isOptional]),
    ).toEqual([
      ['id', 'number', false],
      ['word', 'text', true],
      ['mixed', 'json', false],
      ['isNew', 'yesNo', false],
      ['list', 'json', true],
    ])
    expect(fieldsOf({ examples: [{}], schema: null })).toEqual([])
  })

  test.each([
    null,
    3,
    'x',
    [],
    { properties: 3 },
    { properties: { a: 3 } },
    { properties: { a: { enum: [1] } } },
  ])('takes %o for a schema without failing', (strange) => {
    expect(fieldsOf({ examples: [], schema: strange }).every(({ kind }) => kind === 'json')).toBe(true)
  })

  test('gives back what was filled in', () => {
    const payload = fc.record(
      {
        name: fc.string(),
        size: fc.double({ noNaN: true, noDefaultInfinity: true }).filter((size) => !Object.is(size, -0)),
        isNew: fc.boolean(),
        screen: fc.constantFrom('organisation', 'course'),
        file: fc.record({ name: fc.string(), parts: fc.array(fc.integer()) }),
        note: fc.string({ minLength: 1 }),
      },
      { requiredKeys: ['name', 'size', 'isNew', 'screen', 'file'] },
    )
    fc.assert(
      fc.property(payload, (given) => {
        expect(readDraft(formOf(), draftOf(formOf(), given))).toEqual({ payload: { ...given }, problems: [] })
      }),
      { seed: 2 },
    )
  })

  test('says of each field what is wrong with it', () => {
    const { payload, problems } = readDraft(formOf(), {
      name: '',
      size: ' ',
      isNew: 'false',
      screen: 'moon',
      file: '{"a":',
    })
    expect(payload).toBeNull()
    expect(problems.map(({ field }) => field)).toEqual(['size', 'screen', 'file'])
    for (const { field, message } of problems) expect(message).toContain(`“${field}”`)
  })

  test('takes nothing but numbers for a number, and no for a yes or no that is not there', () => {
    const field = { name: 'it', options: [], isOptional: false } as const
    expect(readDraft([{ ...field, kind: 'number' }], { it: 'true' }).payload).toBeNull()
    expect(readDraft([{ ...field, kind: 'yesNo' }], {}).payload).toEqual({ it: false })
  })

  test('offers only words to choose from, and takes whole numbers for numbers', () => {
    const kindsOf = (properties: object) =>
      fieldsOf({ examples: [], schema: { properties } }).map(({ kind, isOptional }) => [kind, isOptional])
    expect(kindsOf({ a: { enum: ['x', 1] }, b: { enum: ['x'] } })).toEqual([
      ['json', true],
      ['choice', true],
    ])
    expect(kindsOf({ a: { type: 'number' }, b: { type: 'integer' }, c: { type: 'boolean' } })).toEqual([
      ['number', true],
      ['number', true],
      ['yesNo', true],
    ])
    expect(kindsOf({ type: { const: 'x' } })).toEqual([])
  })

  test('begins with no for a yes or no, and with the first of what can be chosen', () => {
    expect(draftOf(formOf(), {})).toEqual({
      name: '',
      size: '',
      isNew: 'false',
      screen: 'organisation',
      file: '',
      note: '',
    })
    expect(draftOf(formOf(), { isNew: true, file: { a: 1 }, size: 3 })).toMatchObject({
      isNew: 'true',
      file: '{"a":1}',
      size: '3',
    })
  })

  test('sets no prototype', () => {
    const { payload } = readDraft([{ name: 'file', kind: 'json', options: [], isOptional: false }], {
      file: '{"__proto__":{"isAdmin":true},"a":1}',
    })
    expect(payload).toEqual({ file: { a: 1 } })
  })
})
