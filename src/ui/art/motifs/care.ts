import type { Motifs } from '../motif'
import { block, dot, fill, group, line, mirrored, onCircle, oval, times } from '../shapes'

/** What care workers and first aiders hold and meet. */
export const care = {
  firstaid: ({ ink, stage, pop }) =>
    fill(
      ink,
      'M0 92C-60 46 -100 12 -100 -34C-100 -68 -74 -90 -46 -90C-24 -90 -8 -78 0 -60C8 -78 24 -90 46 -90C74 -90 100 -68 100 -34C100 12 60 46 0 92Z',
    ) +
    line(stage, 'M-84 -44H-48M-72 10H-40M-60 34H-30M84 -44H34M74 10H40M56 34H30', 6) +
    line(stage, 'M-86 -17H-44L-22 -62L6 46L28 -17H86', 9) +
    dot(pop, 64, -17, 12),

  lungs: ({ ink, stage, pop }) => {
    const lobe =
      fill(ink, 'M14 -4C20 -50 52 -74 76 -34C92 -6 100 34 96 66C92 96 66 94 44 78C26 66 14 60 14 34Z') +
      line(
        stage,
        'M26 10C40 6 50 -8 56 -24M26 26C50 24 66 8 74 -10M26 42C56 42 74 34 84 16M34 58C56 60 74 58 86 46',
      )
    return (
      lobe +
      mirrored(lobe) +
      line(ink, 'M-9 -96V-40C-9 -20 -16 -10 -30 -2M9 -96V-40C9 -20 16 -10 30 -2M0 -96V-30') +
      dot(pop, 0, 74, 13)
    )
  },

  teddy: ({ ink, soft, stage, pop }) =>
    line(ink, 'M-40 -78h.1M40 -78h.1', 44) +
    line(soft, 'M-40 -78h.1M40 -78h.1', 20) +
    fill(ink, 'M0 0C44 0 60 30 56 62C52 92 28 98 0 98C-28 98 -52 92 -56 62C-60 30 -44 0 0 0Z') +
    line(ink, 'M-44 28L-78 50M44 28L78 50', 28) +
    (
      [
        [stage, 54],
        [ink, 44],
        [soft, 22],
      ] as const
    )
      .map(([c, w]) => line(c, 'M-48 76h.1M48 76h.1', w))
      .join('') +
    oval(ink, 0, -40, 58, 50) +
    oval(soft, 0, -24, 26, 20) +
    dot(ink, 0, -32, 8) +
    line(stage, 'M-26 -50h.1M26 -50h.1', 12) +
    line(stage, 'M-16 26H16M-22 40H22M-20 54H20') +
    group('rotate(-24 26 -78)', block(pop, 'M4 -86H48V-74H4Z', 5) + line(ink, 'M20 -80h.1M32 -80h.1')),

  hands: ({ ink, stage, soft, pop }) => {
    const k = 'translate(0 4) scale(.95)',
      fingers = 'M48 -26L-16 -20M52 -5L-27 3M50 16L-23 26M42 35L-6 46'
    return group(
      k,
      fill(
        ink,
        'M-100 60L-52 0C-36 -22 -12 -44 18 -46C48 -48 64 -22 56 10C48 40 24 50 2 54C-20 58 -40 74 -58 100H-100Z',
      ) +
        line(stage, fingers, 22) +
        fill(soft, 'M100 60C86 40 82 10 72 -22C66 -44 44 -46 38 -30L30 34C40 50 48 74 58 100H100Z') +
        line(soft, fingers, 14) +
        line(stage, 'M46 -38C32 -58 18 -62 2 -60', 24) +
        line(soft, 'M54 -30C36 -56 20 -62 2 -60', 17) +
        line(stage, 'M-94 56L-56 92M-82 40L-42 78') +
        line(ink, 'M94 56L56 92M82 40L46 74') +
        fill(
          pop,
          'M0 -70C-24 -84 -32 -95 -24 -104C-16 -111 -4 -107 0 -96C4 -107 16 -111 24 -104C32 -95 24 -84 0 -70Z',
        ),
    )
  },

  support: ({ ink, stage, soft, pop }) =>
    dot(ink, -40, -64, 30) +
    fill(ink, 'M-92 98C-92 20 -76 -24 -40 -24C-8 -24 4 10 6 98Z') +
    line(
      stage,
      'M-78 26C-60 16 -30 16 -10 26M-82 44C-60 34 -24 34 -8 44M-84 62C-60 52 -24 52 -6 62M-86 80C-60 70 -24 70 -6 80',
    ) +
    dot(soft, 44, -36, 26) +
    dot(soft, 62, -62, 13) +
    fill(soft, 'M0 98C0 34 14 0 42 0C72 0 86 34 86 98Z') +
    line(stage, 'M-16 16C8 32 30 34 62 26', 26) +
    line(ink, 'M-28 6C0 30 24 36 62 26', 16) +
    line(ink, 'M98 98V44C98 32 80 32 80 44') +
    dot(pop, 44, 64, 8),

  wheelchair: ({ ink, pop, stage, soft }) =>
    line(ink, 'M-16 -20A58 58 0 1 1 -16.1 -20', 9) +
    line(
      ink,
      times(14, (i) => `M${onCircle(-16, 38, 12, i * 25.7)}L${onCircle(-16, 38, 56, i * 25.7)}`),
      4,
    ) +
    dot(pop, -16, 38, 12) +
    line(ink, 'M-60 -44L-46 -40L-34 20', 8) +
    dot(ink, 0, -66, 23) +
    line(ink, 'M-14 -24L-8 14H42L50 62', 27) +
    line(ink, 'M50 72H72', 16) +
    line(stage, 'M-10 -24L26 0L20 30', 21) +
    line(soft, 'M-12 -26L25 -1L20 28', 14) +
    line(ink, 'M34 86A6 6 0 1 1 34.1 86', 7),
} as const satisfies Motifs
