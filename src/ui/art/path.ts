// Path data in few characters: from point to point, to a tenth of a unit.

export type Point = readonly [x: number, y: number]

export const round = (value: number) => Math.round(value * 10) / 10

/** Numbers without a zero before their point, and without a space where a sign or a second point parts them. */
export function numbers(values: readonly number[]): string {
  let text = ''
  let hasPoint = false
  for (const value of values) {
    const tenths = Math.round(value * 10)
    const size = Math.abs(tenths)
    const whole = Math.floor(size / 10)
    const rest = size % 10
    const startsWithPoint = whole === 0 && rest > 0
    if (tenths < 0) text += '-'
    else if (text !== '' && !(startsWithPoint && hasPoint)) text += ' '
    if (!startsWithPoint) text += whole
    if (rest > 0) text += `.${rest}`
    hasPoint = rest > 0
  }
  return text
}

/** A command whose points are told from where the pen stands. All are rounded first, so that no rounding adds up. */
export const fromPen = ([x, y]: Point, command: string, ...points: readonly Point[]) =>
  command + numbers(points.flatMap(([px, py]) => [round(px) - round(x), round(py) - round(y)]))

export const moveTo = (point: Point) => `M${numbers(point)}`

/** How far a curve may be from a straight line that is written in its place, which has a third of its numbers. */
const STRAIGHT = 0.1

const isNear = ([x, y]: Point, [endX, endY]: Point) =>
  Math.abs(x * endY - y * endX) < STRAIGHT * Math.hypot(endX, endY)

/** A smooth path through points: Catmull-Rom written as cubic Béziers. */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  let path = ''
  let command = 'M'
  let values: number[] = [...at(0)]
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const [x, y] = [round(b[0]), round(b[1])]
    const out: Point = [b[0] + (c[0] - a[0]) / 6 - x, b[1] + (c[1] - a[1]) / 6 - y]
    const into: Point = [round(c[0] - (d[0] - b[0]) / 6) - x, round(c[1] - (d[1] - b[1]) / 6) - y]
    const end: Point = [round(c[0]) - x, round(c[1]) - y]
    const isStraight = isNear(out, end) && isNear(into, end)
    // A curve after a curve begins in the direction in which that one ended.
    const next = isStraight ? 'l' : command === 'c' || command === 's' ? 's' : 'c'
    if (next !== command) {
      path += command + numbers(values)
      command = next
      values = []
    }
    if (next === 'c') values.push(...out)
    if (next !== 'l') values.push(...into)
    values.push(...end)
  }
  return path + command + numbers(values) + (closed ? 'z' : '')
}
