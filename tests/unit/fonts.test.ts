import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { charactersOf } from '../../build/fontSubsets'

const src = fileURLToPath(new URL('../../src/', import.meta.url))
const fonts = readFileSync(resolve(src, 'ui/styles/fonts.css'), 'utf8')

const faces = [...fonts.matchAll(/@font-face \{[^}]*\}/g)]
  .map(([rule]) => ({
    family: /font-family: '([^']+)'/.exec(rule)?.[1] ?? '',
    weights: (/font-weight: (\d+ \d+);/.exec(rule)?.[1] ?? '').split(' ').map(Number),
    range: /unicode-range:([^;]+);/.exec(rule)?.[1] ?? '',
  }))
  .filter(({ range }) => range)

const familyNamed = (name: string) => faces.filter(({ family }) => family.startsWith(name))

describe('the characters of a range', () => {
  test('are its single code points and all between two', () => {
    expect(charactersOf('U+0041-0043, U+20AC')).toBe('ABC€')
  })

  test.each(['', 'U+', 'U+0041-', 'A-Z', 'U+004?'])('are refused for %j', (range) => {
    expect(() => charactersOf(range)).toThrow('is not part of a unicode-range')
  })
})

describe.each(['Bricolage', 'Figtree'])('%s', (name) => {
  test('is cut into files that share no character', () => {
    const characters = familyNamed(name).flatMap(({ range }) => [...charactersOf(range)])
    expect(characters.length).toBeGreaterThan(0)
    expect(new Set(characters).size).toBe(characters.length)
  })

  test('has every character of Latin-1, of punctuation and the signs that the site writes', () => {
    const characters = familyNamed(name).map(({ range }) => charactersOf(range))
    expect([...characters.join('')].sort().join('')).toBe(
      charactersOf('U+0020-007E, U+00A0-00FF, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212'),
    )
  })
})

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(resolve(src, file), 'utf8') }))

const weightsIn = (pattern: RegExp) =>
  sheets.flatMap(({ css }) => [...css.matchAll(pattern)].map(([, weight]) => Number(weight)))

test.each([
  ['Bricolage', /font: (\d+) [^;]*var\(--display\)/g],
  ['Figtree', /font(?:-weight)?: (\d+)(?:;| [^;]*var\(--text\))/g],
])('every weight that a sheet asks of %s is in its file', (name, pattern) => {
  const [{ weights: [min = 0, max = 0] = [] } = {}] = familyNamed(name)
  // A weight alone may be the display font's, which has heavier ones.
  const asked = weightsIn(pattern).filter((weight) => name === 'Bricolage' || weight <= 700)
  expect(asked.length).toBeGreaterThan(20)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(min)
  expect(Math.max(...asked)).toBeLessThanOrEqual(max)
})

test('no width is counted in figures, which are wider in one font than in its fallback', () => {
  const counting = sheets.filter(({ css }) => /\dch\b/.test(css)).map(({ file }) => file)
  expect(counting).toEqual([])
})
