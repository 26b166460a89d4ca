import type { Motifs } from '../motif'
import { round } from '../path'
import { block, dot, dots, fill, group, line, parted, times } from '../shapes'

const SHIELD = 'M0 -98C28 -80 56 -74 86 -74C92 6 66 70 0 98C-66 70 -92 6 -86 -74C-56 -74 -28 -80 0 -98Z'

/** What people who work with computers make and keep safe. */
export const technology = {
  shield: ({ ink, stage, pop }) =>
    fill(ink, SHIELD) +
    group('scale(.8)', line(stage, SHIELD, 7.5)) +
    group('scale(.58)', line(stage, SHIELD, 10)) +
    fill(pop, 'M0 -30A18 18 0 0 1 10 3L16 34H-16L-10 3A18 18 0 0 1 0 -30Z'),

  lock: ({ ink, stage, pop }) =>
    line(
      ink,
      'M-56 0V-36A56 56 0 0 1 56 -36V0M-42 0V-36A42 42 0 0 1 42 -36V0M-28 0V-36A28 28 0 0 1 28 -36V0',
    ) +
    block(ink, 'M-76 6H76V88H-76Z', 10) +
    line(stage, 'M0 84A38 38 0 1 1 0.1 84') +
    fill(pop, 'M0 26A13 13 0 0 1 7 50L12 70H-12L-7 50A13 13 0 0 1 0 26Z'),

  fingerprint: ({ ink, pop }) =>
    line(
      ink,
      'M-84 40C-96 -40 -60 -94 0 -94S96 -40 86 30M-66 66C-84 -20 -64 -76 0 -76S78 -26 66 66M-46 84C-66 0 -52 -58 0 -58S62 0 46 86M-26 94C-46 10 -36 -40 0 -40S46 10 24 96M-6 98C-26 20 -18 -22 0 -22S26 20 4 98',
      8,
    ) + line(pop, 'M0 0C-3 20 -2 44 0 66', 9),

  python: ({ ink, stage, pop }) =>
    line(ink, 'M-72 -60L-98 0L-72 60M72 -60L98 0L72 60', 10) +
    line(ink, 'M-44 84C0 96 50 84 46 50C42 14 -44 30 -46 -12C-48 -48 -10 -58 14 -66', 30) +
    `<path fill="none" stroke="${stage}" stroke-width="30" stroke-dasharray="5 15" stroke-linecap="butt" d="M-44 84C0 96 50 84 46 50C42 14 -44 30 -46 -12C-48 -40 -24 -52 0 -60"/>` +
    fill(ink, 'M4 -46C-2 -74 14 -92 38 -90C58 -88 66 -70 54 -60C40 -50 26 -50 18 -42Z') +
    dot(stage, 34, -74, 5) +
    line(pop, 'M60 -68H78M78 -68L88 -76M78 -68L88 -60', 5),

  prompt: ({ ink, stage, pop }) =>
    fill(
      ink,
      'M-60 -88H60C86 -88 98 -72 98 -48V14C98 38 86 52 60 52H-8C-20 72 -44 92 -76 96C-60 84 -54 68 -56 52H-60C-86 52 -98 38 -98 14V-48C-98 -72 -86 -88 -60 -88Z',
    ) +
    line(
      stage,
      'M-72 -46C-66 -76 -46 -76 -50 -52S-70 -34 -60 -58S-30 -74 -32 -50S-48 -36 -40 -58S-12 -72 -14 -50S-28 -38 -20 -56S8 -66 20 -52H70M-70 -24H60M-70 -2H44M-70 20H-8',
    ) +
    block(pop, 'M14 10H22V28H14Z', 4),

  network: ({ ink, stage, pop }) =>
    line(
      ink,
      [-62, 0, 62].map((a) => [-78, -26, 26, 78].map((m) => `M-80 ${a}L0 ${m}`).join('')).join('') +
        [-78, -26, 26, 78].map((m) => `M0 ${m}L82 -34M0 ${m}L82 34`).join(''),
      4,
    ) +
    [-62, 0, 62].map((y) => dot(ink, -80, y, 19)).join('') +
    [-78, -26, 26, 78].map((y, i) => dot(stage, 0, y, 25) + dot(i === 1 ? pop : ink, 0, y, 19)).join('') +
    dot(ink, 82, -34, 19) +
    dot(ink, 82, 34, 19),

  laptop: ({ ink, stage, pop }) =>
    block(ink, 'M-74 -80H74V28H-74Z', 9) +
    line(
      stage,
      'M0 26V-48M-6 26C-8 0 -20 -10 -22 -42M6 26C8 0 20 -10 22 -42M-12 26C-14 8 -38 -2 -44 -26M12 26C14 8 38 -2 44 -26',
    ) +
    dots(pop, 8, [
      [0, -52],
      [-22, -46],
      [22, -46],
      [-46, -30],
      [46, -30],
    ]) +
    fill(ink, 'M-80 46H80L98 78C100 88 96 92 88 92H-88C-96 92 -100 88 -98 78Z') +
    line(stage, 'M-66 60H66M-18 77H18'),

  cloud: ({ ink, stage, pop }) =>
    fill(
      ink,
      'M-56 24C-86 24 -100 6 -98 -18C-96 -40 -78 -52 -60 -50C-54 -80 -28 -96 2 -92C28 -90 46 -74 52 -50C78 -52 98 -36 98 -10C98 12 82 24 60 24Z',
    ) +
    line(stage, 'M-70 -8C-60 -28 -40 -28 -30 -14M-14 -42C6 -66 32 -52 34 -26') +
    line(ink, 'M-60 44V66M-36 44V92M-12 44V74M12 44V92M36 44V74M60 44V66') +
    dots(ink, 8, [
      [-60, 66],
      [-36, 92],
      [12, 92],
      [60, 66],
    ]) +
    dot(pop, -12, 74, 8) +
    dot(pop, 36, 74, 8),

  circuit: ({ ink, stage, pop }) =>
    group(
      'scale(.96)',
      line(ink, [-30, -10, 10, 30].map((v) => `M${v} -44V-96M${v} 44V96M-44 ${v}H-96M44 ${v}H96`).join('')) +
        block(ink, 'M-48 -48H48V48H-48Z', 8) +
        line(stage, 'M-22 24V-4A22 22 0 0 1 22 -4V24M-6 24V-4A6 6 0 0 1 6 -4V24') +
        dots(pop, 9, [
          [-30, -96],
          [30, 96],
          [-96, 30],
          [96, -30],
        ]) +
        dot(pop, -34, 34, 6),
    ),

  chart: ({ ink, pop }) =>
    line(
      ink,
      (
        [
          [-92, 50],
          [-40, 12],
          [12, 30],
          [64, -34],
        ] as const
      )
        .map(([x, y]) => `M${x} ${y}V84M${x + 14} ${y}V84M${x + 28} ${y}V84`)
        .join(''),
      9,
    ) +
    line(ink, 'M-98 98H98') +
    line(ink, 'M-86 12C-60 -16 -44 -46 -20 -40S10 -16 28 -30S56 -76 80 -88') +
    dot(ink, -86, 12, 10) +
    dot(ink, -24, -40, 10) +
    dot(ink, 28, -30, 10) +
    dot(pop, 80, -84, 14),

  statistics: ({ ink, pop }) =>
    line(
      ink,
      times(13, (i) => {
        const x = -90 + i * 15
        return `M${x} 78V${round(76 - 150 * Math.exp(-((x / 42) ** 2) / 2))}`
      }),
      7,
    ) +
    line(ink, 'M-98 94H98', 8) +
    times(13, (i) => {
      const x = -90 + i * 15
      return i === 9 ? dot(pop, x, 76 - 150 * Math.exp(-((x / 42) ** 2) / 2), 10) : ''
    }),

  touch: ({ ink, stage, soft, pop }) =>
    block(ink, 'M-92 -84H92V36H-92Z', 8) +
    line(stage, 'M-78 -70H-62M-46 -70H78') +
    line(stage, 'M20 -32A22 22 0 1 1 19.9 -32M20 -48A38 38 0 1 1 19.9 -48') +
    line(stage, 'M-76 -40H-44M-76 -20H-50M-76 0H-44') +
    parted(
      stage,
      12,
      fill(
        soft,
        'M6 -8A14 14 0 0 1 34 -8V30C42 22 54 26 56 34C64 28 74 32 76 42C86 38 94 46 94 56C94 76 84 84 80 100H16C4 84 -14 74 -22 56C-28 42 -12 34 -4 46L6 58Z',
      ),
    ) +
    line(ink, 'M34 36V54M56 42V56M76 48V58', 5) +
    dot(pop, 20, -8, 8),
} as const satisfies Motifs
