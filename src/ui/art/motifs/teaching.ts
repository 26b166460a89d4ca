import type { Motifs } from '../motif'
import { block, dot, dots, fill, group, line, mirrored, parted, times } from '../shapes'

const PROFILE =
  'M-44 100V62C-72 42 -84 10 -76 -28C-66 -74 -26 -98 14 -96C54 -94 78 -66 80 -32C80 -22 82 -14 88 -4L98 16C102 24 98 30 86 32L84 54C82 70 70 74 54 72L40 70V100Z'

/** What children, teachers and learners hold. */
export const teaching = {
  blocks: ({ ink, stage, soft, pop }) =>
    block(ink, 'M-86 24H-12V94H-86Z', 5) +
    line(stage, 'M-72 38V80M-56 38V80M-40 38V80M-24 38V80') +
    block(soft, 'M12 24H86V94H12Z', 5) +
    line(ink, 'M49 82A23 23 0 1 1 49.1 82') +
    dot(ink, 49, 59, 10) +
    block(ink, 'M-46 -62H28V8H-46Z', 5) +
    fill(pop, 'M-36 0A27 46 0 0 1 18 0Z') +
    group(
      'translate(2 -63)',
      fill(
        ink,
        'M-40 -30C-26 -34 -20 -28 -14 -22C-6 -32 10 -38 20 -30C24 -26 24 -22 22 -16C16 0 0 2 -12 0C-24 -4 -30 -20 -40 -30Z',
      ) +
        fill(pop, 'M21 -28L36 -20L21 -16Z') +
        dot(stage, 12, -22, 3),
    ),

  nest: ({ ink, pop, stage, soft }) =>
    line(
      ink,
      'M-58 14C-86 -16 -96 -50 -86 -84M-50 10C-72 -20 -78 -54 -68 -92M-40 8C-58 -24 -60 -54 -50 -88',
    ) +
    fill(
      ink,
      'M-74 14C-40 -2 -24 -20 -8 -48C4 -70 34 -76 50 -56C58 -46 58 -30 52 -14C40 22 10 44 -24 42C-48 40 -64 30 -74 14Z',
    ) +
    fill(pop, 'M52 -58L84 -40L54 -34Z') +
    dot(stage, 34, -48, 6) +
    fill(soft, 'M20 44C20 22 36 14 52 16C72 18 80 34 76 56H22Z') +
    fill(pop, 'M58 18L80 -2L80 22Z') +
    dot(ink, 54, 30, 5) +
    fill(ink, 'M-92 48H92C88 80 60 98 0 98C-60 98 -88 80 -92 48Z') +
    line(stage, 'M-76 60C-40 72 40 72 76 60M-66 74C-36 84 36 84 66 74') +
    line(stage, 'M-40 14C-20 14 -4 4 8 -14'),

  book: ({ ink, stage, pop }) => {
    const side =
      fill(ink, 'M0 4C24 -20 64 -26 98 -16V78C64 66 24 74 0 98Z') +
      line(
        stage,
        times(4, (i) => `M16 ${18 + i * 19}C34 ${2 + i * 19} 58 ${-2 + i * 19} 84 ${1 + i * 18}`),
      )
    const fanned = line(ink, 'M0 -4C4 -34 14 -54 18 -84M0 -4C10 -36 32 -48 46 -72M0 -4C18 -34 48 -36 72 -52')
    return (
      side +
      mirrored(side) +
      fanned +
      mirrored(fanned) +
      line(ink, 'M0 -4V-90') +
      dot(pop, 0, -92, 8) +
      (
        [
          [18, -86],
          [46, -74],
          [73, -53],
        ] as const
      )
        .map(([x, y]) => dot(pop, x, y, 8) + dot(pop, -x, y, 8))
        .join('')
    )
  },

  board: ({ ink, soft, stage, pop }) =>
    block(ink, 'M-66 -92H92V30H-66Z', 6) +
    fill(soft, 'M-56 -82H82V20H-56Z') +
    line(ink, 'M22 -60H66M22 -40H56M22 -20H64M22 0H46') +
    parted(
      stage,
      12,
      fill(ink, 'M-98 98C-98 50 -80 30 -52 30C-34 30 -24 32 -14 24L2 -12L18 -4L2 44C-4 60 -8 74 -8 98Z') +
        dot(ink, -52, -8, 30),
    ) +
    dot(ink, -84, -22, 15) +
    line(pop, 'M10 -8L18 -34', 7) +
    line(stage, 'M-84 60H-18M-86 75H-20M-87 90H-20') +
    line(ink, 'M34 40V98M62 40L80 98', 9),

  mind: ({ ink, stage, pop }) =>
    fill(ink, PROFILE) +
    line(
      stage,
      'M-6 84V-66M-14 84C-16 20 -34 0 -34 -56M2 84C4 20 22 0 22 -56M-22 84C-24 40 -56 10 -58 -32M10 84C12 40 42 10 46 -36',
    ) +
    dots(pop, 9, [
      [-6, -68],
      [-34, -58],
      [22, -58],
      [-58, -34],
      [46, -38],
    ]),

  ear: ({ ink, stage, pop }) =>
    group(
      'translate(4 0) scale(.97)',
      fill(
        ink,
        'M-20 -14C-28 -70 8 -98 44 -94C84 -90 104 -52 92 -14C84 14 62 22 54 44C48 64 46 96 14 98C-8 98 -20 84 -18 66C-16 44 -6 40 -8 20C-10 6 -18 0 -20 -14Z',
      ) +
        line(
          stage,
          'M6 -26C4 -56 20 -74 42 -72C66 -70 78 -46 70 -22C64 -4 48 2 40 22C34 38 32 60 14 66M24 -22C24 -42 34 -50 44 -48C54 -46 54 -32 48 -24C40 -12 22 -6 14 8',
        ) +
        dot(pop, 12, 84, 6) +
        line(
          ink,
          'M-42 -44C-54 -20 -54 10 -42 34M-64 -58C-82 -26 -82 16 -64 48M-86 -72C-108 -32 -108 22 -86 62',
        ),
    ),

  languages: ({ soft, ink, stage }) =>
    fill(
      soft,
      'M42 -26C76 -26 100 -4 100 24C100 42 92 56 78 64C78 78 84 88 92 96C72 96 56 88 48 74C10 76 -14 54 -14 24C-14 -4 8 -26 42 -26Z',
    ) +
    line(ink, 'M40 10H80M14 28H80M18 46H64') +
    parted(
      stage,
      12,
      fill(
        ink,
        'M-32 -96C10 -96 40 -70 40 -34C40 2 10 28 -32 28C-36 28 -40 28 -44 27C-54 46 -72 56 -94 56C-84 46 -80 34 -80 20C-94 8 -102 -12 -102 -34C-102 -70 -74 -96 -32 -96Z',
      ),
    ) +
    line(
      stage,
      times(
        3,
        (i) =>
          `M${[-72, -84, -72][i]} ${-62 + i * 24}q10 -12 20 0t20 0t20 0t20 0${i === 1 ? 't20 0t14 0' : ''}`,
      ),
    ),

  people: ({ ink, stage, soft, pop }) =>
    fill(ink, 'M-98 98C-102 40 -92 6 -62 6C-34 6 -24 40 -28 98Z') +
    line(stage, 'M-86 36H-44M-88 54H-40M-88 72H-38M-88 90H-38') +
    dot(soft, -62, -18, 23) +
    fill(ink, 'M-88 -14C-94 -52 -30 -56 -36 -16C-46 -18 -56 -24 -60 -32C-66 -22 -76 -16 -88 -14Z') +
    dot(ink, -62, -52, 12) +
    fill(soft, 'M28 98C24 40 34 6 62 6C92 6 102 40 98 98Z') +
    line(ink, 'M46 40V98M62 32V98M78 40V98') +
    dot(soft, 62, -18, 23) +
    fill(ink, 'M36 -14C30 -54 92 -56 88 -14L80 -24C68 -22 56 -26 50 -32C48 -24 42 -18 36 -14Z') +
    parted(stage, 10, fill(ink, 'M-38 98C-44 12 -30 -34 0 -34C30 -34 44 12 38 98Z') + dot(soft, 0, -58, 28)) +
    fill(ink, 'M-30 -58C-34 -100 34 -100 30 -58C20 -60 8 -66 2 -76C-6 -66 -18 -60 -30 -58Z') +
    fill(pop, 'M-14 -30H14L0 2Z'),
} as const satisfies Motifs
