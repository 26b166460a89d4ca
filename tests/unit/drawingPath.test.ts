import { describe, expect, test } from 'vitest'
import { fromPen, numbers, type Point, smooth } from '~/ui/art/path'

test.each([
  [[1, 2, 0], '1 2 0'],
  [[1, -2], '1-2'],
  [[0.5, 0.25, -0.5], '.5.3-.5'],
  [[1, 0.5, 10.04], '1 .5 10'],
  [[-0.04], '0'],
])('%j is written %j', (values, text) => expect(numbers(values)).toBe(text))

test('points are told from where the pen stands', () =>
  expect(fromPen([10, 20], 'q', [11.5, 20], [10, 19.5])).toBe('q1.5 0 0-.5'))

const NUMBERS = { M: 2, l: 2, c: 6, s: 4 } as const

/** Where a path of these commands turns. */
function turnsOf(path: string): Point[] {
  let pen: Point = [0, 0]
  return [...path.matchAll(/([Mlcs])([^a-zA-Z]+)/g)].flatMap(([, command = '', text = '']) => {
    const values = [...text.matchAll(/-?(?:\d+(?:\.\d)?|\.\d)/g)].map(Number)
    const size = NUMBERS[command as keyof typeof NUMBERS]
    return Array.from({ length: values.length / size }, (_, at): Point => {
      const [x = 0, y = 0] = values.slice(size * at + size - 2, size * at + size)
      pen = [pen[0] + x, pen[1] + y]
      return pen
    })
  })
}

describe('a smooth path', () => {
  const arc = Array.from({ length: 40 }, (_, at): Point => [100 * Math.cos(at / 6), 100 * Math.sin(at / 6)])

  test('leads to every point, and no rounding adds up', () => {
    const turns = turnsOf(smooth(arc))
    expect(turns).toHaveLength(arc.length)
    for (const [at, [x, y]] of turns.entries()) {
      expect(Math.abs(x - (arc[at]?.[0] ?? Number.NaN))).toBeLessThan(0.051)
      expect(Math.abs(y - (arc[at]?.[1] ?? Number.NaN))).toBeLessThan(0.051)
    }
  })

  test('is a line where that looks the same', () =>
    expect(smooth([0, 1, 2].map((at): Point => [10 * at, 5 * at]))).toBe('M0 0l10 5 10 5'))

  test('says in which direction a curve begins only where none comes before it', () =>
    expect(smooth(arc).replace(/[^a-zA-Z]/g, '')).toBe('Mcs'))

  test('can be closed', () => expect(smooth(arc, true)).toMatch(/z$/))
})
