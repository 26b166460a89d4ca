import type { Motifs } from '../motif'
import { block, dot, fill, group, line, mirrored, oval, times } from '../shapes'

/** Money, people and words. */
export const business = {
  ledger: ({ ink, stage, pop }) =>
    fill(ink, 'M-92 -96H56C70 -96 78 -88 78 -74V94H-92Z') +
    line(
      stage,
      times(7, (i) => `M-50 ${-70 + i * 23}H${[58, 58, 58, 30, 4, -4, -4][i]}`),
    ) +
    line(stage, 'M-72 -96V94', 7) +
    dot(stage, 48, 46, 52) +
    dot(pop, 48, 46, 44) +
    line(ink, 'M48 18A28 28 0 1 1 47.9 18M38 34V58M48 30V62M58 34V58', 5),

  coins: ({ ink, pop, soft }) =>
    (
      [
        [-66, 3],
        [0, 5],
        [66, 7],
      ] as const
    )
      .map(([x, k]) =>
        line(
          ink,
          times(k, (i) => `M${x - 20 + (i % 2) * 4} ${88 - i * 18}H${x + 18 + (i % 2) * 4}`),
          13,
        ),
      )
      .join('') +
    line(ink, 'M68 -38V-66', 7) +
    fill(pop, 'M68 -52C36 -50 22 -68 22 -92C48 -92 66 -78 68 -52Z') +
    fill(soft, 'M68 -60C66 -82 78 -96 100 -98C102 -76 92 -60 68 -60Z') +
    dot(pop, -66, 12, 22) +
    line(ink, 'M-66 0A12 12 0 1 1 -66.1 0', 5),

  shop: ({ ink, stage, pop, soft }) =>
    block(ink, 'M-80 -30H80V92H-80Z', 5) +
    fill(stage, 'M-66 24H2V74H-66Z') +
    line(ink, 'M-66 36H2M-66 49H2M-66 62H2') +
    fill(pop, 'M22 96V42A22 22 0 0 1 66 42V96Z') +
    dot(ink, 56, 66, 5) +
    times(
      5,
      (i) =>
        `<path fill="${i % 2 ? ink : soft}" stroke="${stage}" stroke-width="5" d="M${-95 + i * 38} -84h38V-20a19 19 0 0 1 -38 0Z"/>`,
    ),

  lamp: ({ ink, pop }) =>
    line(ink, 'M-52 88L-82 6L-16 -60', 10) +
    block(ink, 'M-90 88H-24V94H-90Z', 4) +
    dot(pop, -82, 6, 11) +
    line(ink, 'M2 26L10 46M22 10L36 36M42 -8L60 18M60 -26L82 -4') +
    line(ink, 'M34 66H92M24 80H96M14 94H98') +
    group(
      'rotate(-40 0 -52)',
      dot(pop, 0, -14, 24) +
        fill(ink, 'M-14 -84C-14 -92 14 -92 14 -84L18 -66C44 -58 58 -36 58 -14H-58C-58 -36 -44 -58 -18 -66Z'),
    ),

  towers: ({ pop, ink, stage, soft }) =>
    dot(pop, 44, -50, 34) +
    fill(ink, 'M-96 98V-26L-44 -58V98Z') +
    line(stage, 'M-82 -14V98M-70 -22V98M-58 -30V98') +
    fill(soft, 'M38 98V-6H94V98Z') +
    line(
      ink,
      times(5, (i) => `M52 ${14 + i * 18}H80`),
    ) +
    fill(ink, 'M-36 98V-66A36 30 0 0 1 30 -66V98Z') +
    line(
      stage,
      times(7, (i) => `M-22 ${-58 + i * 20}H16`),
    ) +
    line(ink, 'M-3 -90V-100'),

  steps: ({ ink, stage, pop }) =>
    fill(ink, 'M-98 98V64H-52V30H-6V-4H40V-38H98V98Z') +
    line(stage, 'M-83 80V86M-67 80V86M-37 46V86M-21 46V86M9 12V86M25 12V86M56 -22V86M72 -22V86M88 -22V86') +
    line(ink, 'M72 -38V-98', 7) +
    fill(pop, 'M72 -98C52 -110 40 -86 14 -96V-58C40 -48 52 -72 72 -60Z') +
    dot(ink, -20, -62, 15) +
    line(ink, 'M-28 -30L-34 -8', 22) +
    line(ink, 'M-36 -6L-46 10L-42 24M-32 -6L-12 0L-16 24', 11) +
    line(ink, 'M-28 -34L-8 -28L6 -42M-32 -34L-52 -22L-56 -8', 9),

  flock: ({ ink, pop, stage }) => {
    const bird = (x: number, y: number, size: number) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        fill(
          ink,
          'M46 -4L28 -12C20 -14 14 -10 6 -6C0 -24 -14 -40 -36 -46C-30 -28 -24 -12 -16 -2L-42 4L-38 12C-8 18 22 14 32 -2Z',
        ),
      )
    return (
      dot(pop, 66, -66, 27) +
      line(ink, 'M-22 16H-62M-26 30H-78M-74 -22H-98M-74 80H-98M-70 92H-90', 5) +
      bird(38, 14, 1.3) +
      bird(-28, -28, 0.9) +
      bird(-28, 74, 0.9) +
      bird(-70, -66, 0.65) +
      dot(stage, 74, 4, 4.5)
    )
  },

  nib: ({ ink, stage, pop }) =>
    group(
      'translate(-8 -6) scale(.91)',
      line(
        ink,
        'M-98 62C-76 40 -62 84 -44 66S-18 48 -6 70M-98 84C-70 66 -50 100 -26 86S20 76 40 88S80 92 96 82',
      ) +
        group(
          'translate(-4 66) rotate(38)',
          fill(ink, 'M0 0C-8 -30 -36 -48 -32 -88L-24 -112H24L32 -88C36 -48 8 -30 0 0Z') +
            line(stage, 'M0 -6V-58M-16 -98H16') +
            dot(stage, 0, -62, 8) +
            block(pop, 'M-20 -124H20V-134H-20Z', 4) +
            fill(ink, 'M-24 -142H24L21 -170H-21Z') +
            line(stage, 'M-8 -148V-172M8 -148V-172', 5),
        ),
    ),

  faces: ({ ink, soft, stage, pop }) => {
    const d =
      'M-86 98C-82 74 -86 62 -94 46C-104 16 -104 -22 -92 -50C-76 -86 -28 -88 -24 -48C-24 -40 -26 -36 -20 -26L-8 -8C-6 -2 -12 0 -18 2C-12 8 -10 12 -16 16C-12 20 -14 26 -18 30C-14 46 -20 54 -36 54C-46 54 -50 60 -48 70C-44 82 -36 90 -28 98Z'
    return (
      fill(ink, d) +
      mirrored(fill(soft, d)) +
      line(
        stage,
        'M-84 -34C-76 -56 -58 -62 -42 -54M-88 -14C-82 -36 -66 -44 -52 -38M-88 6C-84 -10 -76 -20 -66 -22',
      ) +
      line(ink, 'M86 40V-40M72 16V-56M58 -20V-62') +
      dot(stage, -38, -26, 5) +
      dot(ink, 38, -26, 5) +
      block(pop, 'M-18 -94H18V-72H8L0 -62L-8 -72H-18Z', 6)
    )
  },

  contract: ({ ink, soft, stage, pop }) =>
    block(ink, 'M-80 -90H34L66 -58V90H-80Z', 6) +
    fill(soft, 'M38 -84L60 -62H38Z') +
    line(stage, 'M-60 -62H14M-60 -40H20M-60 -18H-30M-60 4H-40M-60 26H-36M-60 48H-20') +
    line(pop, 'M-60 72C-48 52 -44 84 -32 70S-16 66 -6 74') +
    dot(stage, 30, 20, 56) +
    dot(ink, 30, 20, 49) +
    dot(stage, 30, 20, 38) +
    line(ink, 'M4 10H56M4 30H50', 10) +
    line(stage, 'M68 58L84 80', 26) +
    line(ink, 'M68 58L86 82', 15),

  marquee: ({ ink, pop, stage, soft }) =>
    line(ink, 'M0 -60V-94') +
    fill(pop, 'M0 -98L40 -86L0 -72Z') +
    fill(ink, 'M-84 24H84V96H-84Z') +
    line(stage, 'M-68 36V96M-52 36V96M-36 36V96M36 36V96M52 36V96M68 36V96') +
    fill(pop, 'M-22 96C-22 60 -10 40 0 30C10 40 22 60 22 96Z') +
    fill(
      soft,
      'M0 -66C-16 -30 -56 -4 -98 6L-98 14A14 14 0 0 0 -70 14A14 14 0 0 0 -42 14A14 14 0 0 0 -14 14A14 14 0 0 0 14 14A14 14 0 0 0 42 14A14 14 0 0 0 70 14A14 14 0 0 0 98 14V6C56 -4 16 -30 0 -66Z',
    ) +
    line(
      ink,
      'M0 -60C-4 -30 -12 -10 -14 14M0 -60C4 -30 12 -10 14 14M-8 -44C-18 -20 -34 -2 -42 14M8 -44C18 -20 34 -2 42 14M-24 -26C-38 -10 -56 2 -70 12M24 -26C38 -10 56 2 70 12',
    ),

  law: ({ ink, pop, stage }) => {
    const pan =
      line(ink, 'M64 -56L34 28M64 -56V28M64 -56L94 28', 5) +
      fill(ink, 'M26 28H102C100 50 84 60 64 60C44 60 28 50 26 28Z')
    return (
      line(ink, 'M0 -84V86', 11) +
      line(
        ink,
        'M-84 -44C-84 -66 -62 -70 -44 -64C-26 -58 -14 -62 0 -70C14 -62 26 -58 44 -64C62 -70 84 -66 84 -44',
        9,
      ) +
      pan +
      mirrored(pan) +
      dot(pop, 0, -86, 13) +
      fill(ink, 'M-44 98C-44 82 -24 78 0 78C24 78 44 82 44 98Z') +
      line(stage, 'M42 40C54 46 74 46 86 40M-42 40C-54 46 -74 46 -86 40')
    )
  },

  megaphone: ({ ink, soft, stage }) =>
    group(
      'rotate(-14) translate(-12 4) scale(.92)',
      fill(ink, 'M-70 -26C-30 -26 4 -50 22 -80V76C4 46 -30 22 -70 22C-92 22 -92 -26 -70 -26Z') +
        oval(soft, 22, -2, 17, 78) +
        oval(ink, 22, -2, 6, 26) +
        fill(ink, 'M-62 30L-26 38L-14 84C-16 94 -38 96 -44 86Z') +
        line(stage, 'M-70 -14C-40 -14 -16 -26 -2 -42M-70 -2C-44 -2 -18 -4 0 -6M-70 10C-40 10 -16 22 -2 38') +
        line(ink, 'M54 -30C64 -14 64 10 54 26M72 -46C90 -20 90 16 72 42') +
        line(ink, 'M90 -62C114 -26 114 22 90 58'),
    ),
} as const satisfies Motifs
