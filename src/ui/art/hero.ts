import { type Point, smooth, tail } from './lyre'

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
  `<path fill="${colour}" d="${smooth(points)}L1500 760L-400 760Z"/>`

/** Eucalypt leaves on a stem: the S of the tail again, small. */
function branch(x: number, y: number, size: number, lean: number, colour: string) {
  const leaves = [0, 1, 2, 3, 4].map((index) => {
    const side = index % 2 === 0 ? 1 : -1
    const at = -size * (0.2 + index * 0.19)
    return `M0 ${at.toFixed(0)}c${(side * size * 0.16).toFixed(0)} ${(-size * 0.1).toFixed(0)} ${(side * size * 0.3).toFixed(0)} ${(-size * 0.08).toFixed(0)} ${(side * size * 0.42).toFixed(0)} ${(size * 0.14).toFixed(0)}c${(-side * size * 0.14).toFixed(0)} ${(size * 0.02).toFixed(0)} ${(-side * size * 0.34).toFixed(0)} ${(-size * 0.02).toFixed(0)} ${(-side * size * 0.42).toFixed(0)} ${(-size * 0.14).toFixed(0)}z`
  })
  return `<g transform="translate(${x} ${y}) rotate(${lean})"><path fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" d="M0 0V${-size}"/><path fill="${colour}" d="${leaves.join('')}"/></g>`
}

/**
 * The bird looks left over its shoulder, its back running into the tail: one body curve, a head, a beak, a wing in
 * three strokes, two legs.
 */
const bird = `<g fill="${paints.bird}"><path d="M500 590C512 620 504 668 462 690C412 716 338 702 304 650C290 628 284 604 266 586C250 570 240 552 246 532C252 508 280 496 304 508C328 520 334 546 352 562C376 584 424 566 456 574C474 578 492 570 500 590Z"/><path d="M250 522L204 534L250 546Z"/><circle fill="${paints.eye}" cx="276" cy="530" r="7"/><path fill="none" stroke="${paints.bar}" stroke-width="6" stroke-linecap="round" d="M356 606C384 640 430 648 470 628M372 598C396 622 432 628 464 612M390 592C410 606 436 610 458 600"/><path fill="none" stroke="${paints.bird}" stroke-width="9" stroke-linecap="round" d="M384 696L376 742M376 742L346 748M376 742L398 750M432 694L440 742M440 742L412 749M440 742L464 749"/></g>`

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
