import { fan, outerFeather, phi } from './lyre'
import { paint } from './palette'

/** The mark: two plain vanes and five strings. The first vane is paint 0, the second paint 1. */
export function logoScene() {
  const heading = phi({ open: 52, waist: -20, curl: 190 })
  const stance = { x: 32, y: 61, length: 78 }
  const feather = (side: -1 | 1, vane: string) =>
    outerFeather(stance, heading, { side, width: 9.5, crescents: 0, vane, bar: vane })
  const strings = fan({ ...stance, length: 72 }, heading, {
    count: 5,
    spread: 0.56,
    reach: 0.72,
    crown: 0.3,
    stroke: 2.6,
    string: paint(0),
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g id="art">${strings}${feather(-1, paint(0))}${feather(1, paint(1))}</g></svg>`
}
