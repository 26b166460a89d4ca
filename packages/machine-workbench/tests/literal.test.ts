import fc from 'fast-check'
import { literalOf } from 'machine-workbench/testFiles/literal'
import { describe, expect, test } from 'vitest'

describe('a value as source', () => {
  const evaluated = (source: string) => new Function(`return (${source})`)()

  test('is the value again, whatever its strings and keys are', () => {
    const json = fc.jsonValue({ noUnicodeString: false }).map((value) => JSON.parse(JSON.stringify(value)))
    fc.assert(
      fc.property(json, (value) => {
        expect(evaluated(literalOf(value))).toEqual(value)
      }),
    )
  })

  test('also where JSON would lose it', () => {
    const value = {
      nothing: undefined,
      numbers: [Number.NaN, Number.POSITIVE_INFINITY, -0, 12n],
      day: new Date(0),
      pairs: new Map([['a', new Set([1])]]),
      ...JSON.parse('{"__proto__":"own"}'),
    }
    expect(evaluated(literalOf(value))).toEqual(value)
    const error = evaluated(literalOf(Object.assign(new Error('no'), { name: 'AbortError' })))
    expect([error.name, error.message]).toEqual(['AbortError', 'no'])
  })

  test('hides nothing that ends a line or turns the reading direction', () => {
    for (const text of ['\u2028process.exit(1)\u202e', 'a\nb', '\u2029'])
      expect(literalOf(text)).not.toMatch(/[\u2028\u2029\u202e\n]/)
  })

  test('stands in several lines where one would be too long', () => {
    expect(literalOf({ short: [1, 2] })).toBe('{ short: [1, 2] }')
    const long = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`part ${index}`, [index]]))
    const lines = literalOf(long, 2).split('\n')
    expect(lines).toHaveLength(22)
    expect(lines.at(-1)).toBe('  }')
    expect(evaluated(literalOf(long, 2))).toEqual(long)
  })
})
