import fc from 'fast-check'
import { previewLine, previewOf, type ValuePreview } from 'machine-workbench/description/valuePreview'
import { describe, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'

const sizeOf = (preview: ValuePreview): number =>
  preview.kind === 'leaf' ? 1 : preview.parts.reduce((sum, { value }) => sum + sizeOf(value), 1)
const depthOf = (preview: ValuePreview): number =>
  preview.kind === 'leaf' ? 0 : 1 + Math.max(0, ...preview.parts.map(({ value }) => depthOf(value)))
const textsOf = (preview: ValuePreview): readonly string[] =>
  preview.kind === 'leaf'
    ? [preview.text]
    : [preview.label, ...preview.parts.flatMap(({ name, value }) => [name, ...textsOf(value)])]

const refusing = () => {
  throw new Error('No.')
}
const hostile = () =>
  new Proxy(
    {},
    {
      get: refusing,
      ownKeys: refusing,
      getPrototypeOf: refusing,
      has: refusing,
      getOwnPropertyDescriptor: refusing,
    },
  )

/** What a browser's element looks like to a reader: no parts of its own, but a script may hang anything on it. */
class HTMLDivElement {
  nodeType = 1
  nodeName = 'DIV'
  ownerDocument = { body: this }
}

/** Makers, because fast-check looks into what it draws. */
const strange = fc.oneof(
  fc
    .anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
      withTypedArray: true,
      withSparseArray: true,
    })
    .map((value) => () => value),
  fc.constantFrom<() => unknown>(
    hostile,
    () => new HTMLDivElement(),
    () => Symbol('word'),
    () => new Array(4_294_967_295),
    () => Object.defineProperty({}, 'it', { get: refusing, enumerable: true }),
    () => new Error('x'.repeat(10_000)),
    () => new Date(Number.NaN),
    () => refusing,
    () => new WeakMap(),
    () => ({ sessionId: 1, id: hostile(), getSnapshot: refusing }),
  ),
)
const withCycles = fc.array(strange, { maxLength: 8 }).map((makers) => () => {
  const knot: unknown[] = makers.map((make) => make())
  knot.push(knot, new Map([[knot, knot]]), new Set([knot]), { knot })
  return knot
})

describe('telling what a value looks like', () => {
  test('never throws and stays within its limits', () => {
    fc.assert(
      fc.property(fc.oneof(strange, withCycles), (make) => {
        const value = make()
        const preview = previewOf(value, { depth: 4, parts: 10, total: 60, characters: 50 })
        expect(sizeOf(preview)).toBeLessThanOrEqual(61)
        expect(depthOf(preview)).toBeLessThanOrEqual(5)
        for (const text of textsOf(preview)) expect(text.length).toBeLessThanOrEqual(80)
        expect(previewLine(value, 90).length).toBeLessThanOrEqual(91)
        expect(() => JSON.stringify(preview)).not.toThrow()
      }),
      { numRuns: 400, seed: 5 },
    )
  })

  test('calls no getter', () => {
    let calls = 0
    const preview = previewOf({
      get costly() {
        calls += 1
        return 1
      },
    })
    expect(preview).toMatchObject({ parts: [{ name: 'costly', value: { text: '(computed)' } }] })
    expect(calls).toBe(0)
  })

  test('marks a cycle, and shows the same value twice where it is none', () => {
    const shared = { a: 1 }
    const knot: Record<string, unknown> = { first: shared, second: shared }
    knot.self = knot
    expect(previewLine(knot)).toBe('first: { a: 1 }, second: { a: 1 }, self: (the same as above)')
  })

  test.each<[value: unknown, line: string]>([
    [{ facet: 'area', value: 'health' }, 'facet: "area", value: "health"'],
    [[1, 2n, null, undefined], '[1, 2n, null, undefined]'],
    [{ at: new Date(0), why: new TypeError('no') }, 'at: 1970-01-01T00:00:00.000Z, why: TypeError: no'],
    [new Map([['a', 1]]), '[["a", 1]]'],
    [{ box: new HTMLDivElement() }, 'box: HTMLDivElement'],
    [{ file: new Uint8Array(3) }, 'file: Uint8Array of 3 bytes'],
    [
      {
        child: createActor(createMachine({ id: 'kettle', initial: 'cold', states: { cold: {} } }), {
          id: 'k',
        }),
      },
      'child: { state: "cold" }',
    ],
    [-0, '-0'],
    [/a+/g, '/a+/g'],
    [new Set([1, 'b']), '[1, "b"]'],
    [{ of: Array }, 'of: function Array'],
    [() => 1, 'function'],
    [new Date(Number.NaN), 'Invalid Date'],
    [Object.create(null, { a: { value: 1, enumerable: true } }), 'a: 1'],
    [new URLSearchParams(), ''],
    [new ArrayBuffer(4), 'ArrayBuffer of 4 bytes'],
    [{ sessionId: 1, getSnapshot: 2 }, 'sessionId: 1, getSnapshot: 2'],
    [{ getSnapshot: () => 1 }, 'getSnapshot: function getSnapshot'],
    [{ sessionId: 1, id: 'a', getSnapshot: () => 'up' }, 'state: "up"'],
    [{ sessionId: 1, id: 'a', getSnapshot: () => null }, 'state: null'],
    [[{ a: 1 }], '[{ a: 1 }]'],
    [Object.create({}), ''],
    [{ nodeType: 1 }, 'nodeType: 1'],
    [{ nodeType: 1, nodeName: 'DIV' }, 'Node'],
    [{ label: 'Set(not a set)', list: [] }, 'label: "Set(not a set)", list: []'],
  ])('says a value as one line', (value, line) => {
    expect(previewLine(value)).toBe(line)
  })

  test('says of what lies too deep what it is, and of an actor its name', () => {
    const deep = { list: [1], plain: { a: 1 }, empty: {} }
    const texts = (value: unknown) => {
      const preview = previewOf(value, { depth: 1 })
      return preview.kind === 'whole' ? preview.parts.map(({ value: part }) => textsOf(part)[0]) : []
    }
    expect(texts(deep)).toEqual(['Array(1) …', '…', ''])
    const actor = (id: string) => createActor(createMachine({ initial: 'a', states: { a: {} } }), { id })
    expect([previewOf(actor('menu')), previewOf(actor('x:12')), previewOf(actor('x:12b'))]).toMatchObject([
      { label: 'actor menu' },
      { label: 'actor' },
      { label: 'actor x:12b' },
    ])
    expect([previewOf(new Map([[1, 2]])), previewOf(new Set([1])), previewOf([1])]).toMatchObject([
      { label: 'Map(1)', left: 0 },
      { label: 'Set(1)', left: 0 },
      { label: 'Array(1)', left: 0 },
    ])
    expect(previewOf(new Set(['a', 'b']))).toMatchObject({ parts: [{ name: '0' }, { name: '1' }] })
  })

  test('cuts what is too long, and says so', () => {
    expect(previewLine('abcdef', 3)).toBe('"ab…')
    expect(previewLine('a'.repeat(300), 400)).toBe(`"${'a'.repeat(300)}"`)
    expect(previewOf('abc', { characters: 3 })).toEqual({ kind: 'leaf', text: '"abc"' })
    expect(previewOf('abcd', { characters: 3 })).toEqual({ kind: 'leaf', text: '"abc…"' })
    expect(previewLine(Array(45).fill(1), 1000)).toBe(`[${'1, '.repeat(40)}…]`)
    expect(previewOf(hostile())).toEqual({ kind: 'leaf', text: '(unreadable)' })
  })

  test('says how much is left out', () => {
    expect(previewOf(Array.from({ length: 1000 }, (_, index) => index))).toMatchObject({
      label: 'Array(1000)',
      left: 960,
    })
  })
})
