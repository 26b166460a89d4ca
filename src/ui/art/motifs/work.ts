import type { Motifs } from '../motif'
import { block, dot, dots, fill, group, line, mirrored, onCircle, oval, parted, times } from '../shapes'

/** What people wear, carry and use at work. */
export const work = {
  armchair: ({ ink, stage, soft, pop }) =>
    block(ink, 'M-56 -84H56V40H-56Z', 14) +
    line(stage, 'M-36 -78V20M-18 -84V20M0 -84V20M18 -84V20M36 -78V20') +
    parted(stage, 10, block(soft, 'M-52 16H52V50H-52Z', 8)) +
    line(ink, 'M-50 24H50', 5) +
    parted(stage, 10, fill(ink, 'M-98 -2A22 22 0 0 1 -54 -2V78H-98ZM98 -2A22 22 0 0 0 54 -2V78H98Z')) +
    line(stage, 'M-76 6V64M76 6V64') +
    block(ink, 'M-60 58H60V74H-60Z', 4) +
    line(ink, 'M-78 80V94M78 80V94', 11) +
    group('rotate(14 16 -6)', block(pop, 'M-4 -24H36V10H-4Z', 6)),

  fobwatch: ({ ink, stage, soft, pop }) =>
    block(ink, 'M-46 -92H46V-80H-46Z', 5) +
    line(ink, 'M-16 -76V-34M0 -76V-34M16 -76V-34') +
    dot(ink, 0, 36, 64) +
    dot(stage, 0, 36, 51) +
    line(
      ink,
      times(12, (hour) => `M${onCircle(0, 36, 39, hour * 30)}L${onCircle(0, 36, 45, hour * 30)}`),
      5,
    ) +
    line(soft, 'M0 36L22 54', 8) +
    line(ink, 'M0 36V6', 8) +
    dot(pop, 0, 36, 9),

  headset: ({ ink, stage, soft, pop }) =>
    line(ink, 'M-76 10V-10A76 76 0 0 1 76 -10V10', 13) +
    line(ink, 'M-54 -12A54 54 0 0 1 54 -12', 5) +
    block(ink, 'M-92 4H-62V64H-92ZM62 4H92V64H62Z', 7) +
    line(stage, 'M-84 14V54M-70 14V54M70 14V54M84 14V54', 5) +
    line(soft, 'M78 70C78 92 50 94 20 92', 9) +
    dot(pop, 10, 90, 13) +
    line(ink, 'M-24 20C-18 8 -6 8 0 20S18 32 24 20M-24 44C-18 32 -6 32 0 44S18 56 24 44'),

  hardhat: ({ ink, stage, soft, pop }) =>
    fill(ink, 'M-80 34C-84 -34 -48 -74 0 -74C48 -74 84 -34 80 34Z') +
    line(
      stage,
      'M-58 28C-60 -14 -46 -40 -34 -52M-36 28C-38 -8 -32 -34 -24 -50M58 28C60 -14 46 -40 34 -52M36 28C38 -8 32 -34 24 -50',
    ) +
    parted(stage, 8, block(soft, 'M-10 -82H10V26H-10Z', 7)) +
    block(ink, 'M-92 40H92V50H-92Z', 7) +
    line(ink, 'M-58 62C-50 92 50 92 58 62') +
    block(pop, 'M-12 74H12V84H-12Z', 5),

  boots: ({ ink, stage, soft, pop }) => {
    const boot = (colour: string, laces: string) =>
      fill(colour, 'M-34 -82H20V6C44 18 66 26 68 56H-34Z') +
      block(ink, 'M-34 66H64V76H-34Z', 6) +
      line(laces, 'M0 -58H16M0 -40H16M0 -22H18M6 -4H26') +
      line(laces, 'M-20 -70V44')
    return (
      group('translate(-54 -14) scale(.88)', boot(soft, ink)) +
      group(
        'translate(22 18)',
        parted(stage, 10, fill(ink, 'M-34 -82H20V6C44 18 66 26 68 56H-34Z')) + boot(ink, stage),
      ) +
      line(pop, 'M-8 -72H38', 9)
    )
  },

  dryer: ({ ink, stage, soft, pop }) =>
    group(
      'translate(8 -4)',
      line(
        ink,
        'M-66 -52C-78 -58 -84 -46 -98 -52M-66 -28C-80 -34 -86 -22 -104 -28M-66 -4C-78 -10 -84 2 -98 -4',
      ) +
        fill(ink, 'M-52 -58H6C38 -72 84 -66 84 -28C84 10 38 16 6 2H-52Z') +
        line(stage, 'M-40 -46V-10M-26 -46V-10') +
        line(stage, 'M40 -50A22 22 0 1 1 39.9 -50') +
        dot(pop, 40, -28, 9) +
        fill(ink, 'M14 -4H52L40 78C38 90 16 90 16 78Z') +
        line(stage, 'M24 22H38M24 38H36') +
        line(soft, 'M28 84C28 104 -10 100 -26 84S-70 70 -86 86', 8),
    ),

  toolbox: ({ ink, stage, soft, pop }) =>
    line(ink, 'M-38 -22V-44C-38 -58 38 -58 38 -44V-22', 12) +
    line(soft, 'M-66 -20V-76', 12) +
    block(soft, 'M-84 -90H-48V-80H-84Z', 5) +
    line(ink, 'M68 -20V-64', 9) +
    line(ink, 'M56 -92V-76A12 12 0 0 0 80 -76V-92', 9) +
    block(ink, 'M-90 -20H90V86H-90Z', 8) +
    line(stage, 'M-90 14H90') +
    line(stage, 'M-72 34V72M-54 34V72M-36 34V72M36 34V72M54 34V72M72 34V72') +
    block(pop, 'M-14 4H14V32H-14Z', 5),

  microscope: ({ ink, stage, soft, pop }) =>
    block(ink, 'M-76 84H76V92H-76Z', 6) +
    line(ink, 'M34 -42C96 -14 88 62 30 78', 15) +
    group(
      'rotate(24 0 -30)',
      block(ink, 'M-18 -66H18V10H-18Z', 5) +
        block(soft, 'M-14 -94H14V-80H-14Z', 4) +
        line(stage, 'M-12 -52H12M-12 -36H12M-12 -20H12') +
        block(ink, 'M-9 20H9V34H-9Z', 4),
    ) +
    block(ink, 'M-72 48H18V54H-72Z', 5) +
    dot(pop, -32, 42, 10) +
    line(ink, 'M-26 58V82', 9) +
    line(ink, 'M-88 20C-82 8 -74 32 -66 20M-92 -2C-86 -14 -78 10 -70 -2', 5),

  clock: ({ ink, stage, soft, pop }) =>
    line(ink, 'M-50 66L-66 92M50 66L66 92', 13) +
    dots(soft, 27, [
      [-56, -68],
      [56, -68],
    ]) +
    dot(stage, 0, 8, 84) +
    dot(ink, 0, 8, 76) +
    line(
      stage,
      times(12, (hour) => `M${onCircle(0, 8, 54, hour * 30)}L${onCircle(0, 8, 62, hour * 30)}`),
    ) +
    line(stage, 'M0 8V-34M0 8L30 26', 9) +
    dot(pop, 0, 8, 10) +
    line(ink, 'M0 -74V-92M-14 -94H14', 9),

  glasses: ({ ink, stage, soft, pop }) =>
    line(soft, 'M-92 -76H92M-92 -56H60M-92 64H92M-92 84H30', 7) +
    line(
      ink,
      'M-54 -26C-20 -30 -12 2 -18 20C-26 44 -80 46 -90 20C-98 -6 -84 -24 -54 -26ZM54 -26C20 -30 12 2 18 20C26 44 80 46 90 20C98 -6 84 -24 54 -26Z',
      12,
    ) +
    line(ink, 'M-16 4C-8 -6 8 -6 16 4', 11) +
    line(ink, 'M-74 -4H-34M-74 12H-42M34 -4H74M34 12H66') +
    line(stage, 'M-80 -22L-62 -26M62 -26L80 -22', 3) +
    dot(pop, 66, 84, 10),

  ladder: ({ ink, pop, soft, stage }) =>
    line(ink, 'M-44 98L-24 -92M44 98L24 -92', 12) +
    line(
      ink,
      times(9, (rung) => `M${-42 + rung * 2} ${82 - rung * 20}H${42 - rung * 2}`),
      7,
    ) +
    parted(stage, 10, block(soft, 'M-32 -20H32V-8H-32Z', 5)) +
    group('translate(0 -46)', dot(ink, 0, -12, 13) + line(ink, 'M0 6V18M-14 22L-10 8L10 8L22 -14', 12)) +
    dots(ink, 7, [
      [-76, 70],
      [-76, 10],
      [-76, -50],
      [76, 40],
      [76, -20],
    ]) +
    dot(pop, 70, -78, 14),

  signpost: ({ ink, stage, soft, pop }) =>
    line(ink, 'M0 -92V94', 12) +
    line(ink, 'M-44 94H44', 9) +
    parted(
      stage,
      8,
      fill(ink, 'M-70 -78H62L92 -54L62 -30H-70Z') +
        fill(soft, 'M66 -18H-62L-92 6L-62 30H66Z') +
        fill(ink, 'M-52 42H46L66 58L46 74H-52Z'),
    ) +
    line(stage, 'M-52 -62H40M-52 -46H20M-36 58H24') +
    line(ink, 'M-44 -2H48M-44 14H30') +
    dot(pop, 0, -92, 9),

  lanyard: ({ ink, stage, soft, pop }) =>
    line(ink, 'M-60 -96C-56 -60 -18 -48 -2 -30M60 -96C56 -60 18 -48 2 -30', 9) +
    line(ink, 'M-40 -96C-36 -70 -14 -58 0 -44C14 -58 36 -70 40 -96', 4) +
    block(pop, 'M-10 -36H10V-22H-10Z', 4) +
    block(ink, 'M-54 -8H54V88H-54Z', 9) +
    dot(stage, -24, 28, 22) +
    dot(soft, -24, 22, 9) +
    fill(soft, 'M-40 44C-38 30 -10 30 -8 44Z') +
    line(stage, 'M14 14H44M14 32H44M14 50H34M-44 70H44'),

  binoculars: ({ ink, stage, soft, pop }) => {
    const barrel =
      fill(ink, 'M10 -56L50 -56C70 -30 94 10 94 46A41 41 0 0 1 12 46Z') +
      block(soft, 'M14 -78H46V-62H14Z', 5) +
      dot(stage, 53, 46, 30) +
      dot(ink, 53, 46, 22) +
      line(stage, 'M24 -40H48M22 -22H58M20 -4H66')
    return (
      barrel +
      mirrored(barrel) +
      block(ink, 'M-14 -38H14V4H-14Z', 4) +
      dot(pop, 0, -18, 9) +
      line(stage, 'M42 40C46 32 54 30 60 32M-64 40C-60 32 -52 30 -46 32', 5)
    )
  },

  bag: ({ ink, stage, soft, pop }) =>
    line(ink, 'M-34 -34V-58C-34 -102 34 -102 34 -58V-34', 10) +
    fill(ink, 'M-72 -42H72L86 94H-86Z') +
    fill(soft, 'M-72 -42H72L76 -12H-76Z') +
    dots(ink, 8, [
      [-34, -28],
      [34, -28],
    ]) +
    line(stage, 'M-60 10L-66 80M-42 10L-46 80M42 10L46 80M60 10L66 80') +
    oval(pop, 0, 44, 24, 24),

  apple: ({ ink, stage, soft, pop }) =>
    fill(
      ink,
      'M0 -42C30 -68 88 -50 88 6C88 52 56 98 24 98C14 98 8 92 0 92C-8 92 -14 98 -24 98C-56 98 -88 52 -88 6C-88 -50 -30 -68 0 -42Z',
    ) +
    line(ink, 'M0 -44C0 -62 -4 -76 -14 -88', 9) +
    fill(soft, 'M6 -58C10 -88 40 -98 66 -92C62 -66 36 -50 6 -58Z') +
    line(stage, 'M-66 0C-64 -24 -48 -34 -32 -32M-50 8C-48 -6 -40 -14 -30 -14') +
    line(stage, 'M-22 50L-2 68L44 12', 10) +
    dot(pop, 62, 40, 10),
} as const satisfies Motifs
