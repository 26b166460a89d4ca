import { tail } from './lyre'
import { numbers, type Point, smooth } from './path'

/** The hero's own paints; the page sets them for both schemes. */
const paints = {
  sun: 'var(--h-sun,#ffdc66)',
  glow: 'var(--h-glow,#f6b64a)',
  far: 'var(--h-far,#d9782d)',
  near: 'var(--h-near,#8e3b1c)',
  ground: 'var(--h-ground,#10214d)',
  bird: 'var(--h-bird,#10214d)',
  bar: 'var(--h-bar,#f7b04b)',
  string: 'var(--h-string,#10214d)',
  tip: 'var(--h-tip,#c22638)',
  eye: 'var(--h-eye,#ffdc66)',
} as const

const HERO = { width: 860, height: 760 } as const

/** A range of hills along the foot of the picture. */
const hills = (points: readonly Point[], colour: string) =>
  `<path fill="${colour}" d="${smooth(points)}V760H-400z"/>`

/** Eucalypt leaves on a stem: the S of the tail again, small. */
function branch(x: number, y: number, size: number, lean: number, colour: string) {
  const leaves = [0, 1, 2, 3, 4].map((index) => {
    const side = index % 2 === 0 ? 1 : -1
    const at = -size * (0.2 + index * 0.19)
    const out = [side * 0.16, -0.1, side * 0.3, -0.08, side * 0.42, 0.14]
    const back = [-side * 0.14, 0.02, -side * 0.34, -0.02, -side * 0.42, -0.14]
    return `M0${at.toFixed(0)}c${numbers([...out, ...back].map((share) => Math.round(share * size)))}z`
  })
  return `<g transform="translate(${x} ${y}) rotate(${lean})"><path fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" d="M0 0v${-size}"/><path fill="${colour}" d="${leaves.join('')}"/></g>`
}

/**
 * The bird looks left over its shoulder, its back running into the tail: one body curve, a head, a beak, a wing in
 * three strokes, two legs.
 */
const bird = `<g fill="${paints.bird}"><path d="M500 590c12 30 4 78-38 100-50 26-124 12-158-40-14-22-20-46-38-64-16-16-26-34-20-54 6-24 34-36 58-24s30 38 48 54c24 22 72 4 104 12 18 4 36-4 44 16"/><path d="m250 522-46 12 46 12Z"/><circle fill="${paints.eye}" cx="276" cy="530" r="7"/><path fill="none" stroke="${paints.bar}" stroke-width="6" stroke-linecap="round" d="M356 606c28 34 74 42 114 22m-98-30c24 24 60 30 92 14m-74-20c20 14 46 18 68 8"/><path fill="none" stroke="${paints.bird}" stroke-width="9" stroke-linecap="round" d="m384 696-8 46m0 0-30 6m30-6 22 8m34-56 8 48m0 0-28 7m28-7 24 7"/></g>`

/** Sun, hills, and the lyrebird in display. It stands on its own ground and runs off the block's lower edge. */
export function heroScene() {
  const body =
    `<circle fill="${paints.glow}" cx="470" cy="330" r="352"/>` +
    `<circle fill="${paints.sun}" cx="470" cy="330" r="268"/>` +
    hills(
      [
        [-360, 758],
        [-160, 712],
        [60, 622],
        [240, 630],
        [420, 662],
        [580, 620],
        [720, 580],
        [860, 610],
        [1100, 560],
        [1500, 640],
      ],
      paints.far,
    ) +
    hills(
      [
        [-300, 760],
        [-60, 738],
        [140, 690],
        [300, 712],
        [470, 690],
        [640, 668],
        [860, 692],
        [1100, 700],
        [1500, 660],
      ],
      paints.near,
    ) +
    branch(770, 720, 210, 14, paints.ground) +
    branch(818, 730, 150, 30, paints.ground) +
    branch(70, 742, 150, -18, paints.ground) +
    hills(
      [
        [-400, 758],
        [0, 748],
        [200, 738],
        [430, 744],
        [660, 736],
        [860, 746],
        [1500, 740],
      ],
      paints.ground,
    ) +
    tail({
      shape: { open: 50, waist: -20, curl: 184 },
      x: 476,
      y: 634,
      length: 690,
      width: 72,
      count: 15,
      spread: 0.8,
      crescents: 11,
      lean: 2,
      vane: paints.bird,
      bar: paints.bar,
      string: paints.string,
      stroke: 5,
      tips: { fill: paints.tip, radius: 9 },
    }) +
    bird
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${HERO.width} ${HERO.height}"><g id="art">${body}</g></svg>`
}
