import type { Motifs } from '../motif'
import { block, dot, dots, fill, group, line, mirrored, onCircle, parted, times } from '../shapes'

/** What stands on desks and hangs on walls where people plan, count and keep records. */
export const office = {
  calculator: ({ ink, stage, soft, pop }) =>
    fill(soft, 'M-34 -98C-24 -92 -14 -104 -4 -98C6 -92 16 -104 34 -98V-40H-34Z') +
    line(ink, 'M-20 -80H8M-20 -64H20', 5) +
    parted(stage, 8, block(ink, 'M-58 -44H58V88H-58Z', 8)) +
    block(stage, 'M-46 -32H46V-10H-46Z', 3) +
    line(ink, 'M10 -21H38', 7) +
    dots(
      stage,
      9,
      [16, 44, 72].flatMap((y) => [-40, -13, 14].map((x) => [x, y] as const)),
    ) +
    line(pop, 'M41 18V70', 17),

  filing: ({ ink, stage, soft, pop }) =>
    fill(soft, 'M-46 -98H-8L0 -86H46V-60H-46Z') +
    line(ink, 'M-32 -74H34', 5) +
    block(ink, 'M-62 -60H62V90H-62Z', 6) +
    line(stage, 'M-66 -8H66M-66 42H66') +
    line(stage, 'M-16 -32H16M-16 66H16', 9) +
    line(pop, 'M-16 18H16', 11) +
    line(stage, 'M-48 -44V-22M48 -44V-22M-48 6V30M48 6V30M-48 56V80M48 56V80', 5),

  lectern: ({ ink, stage, soft, pop }) =>
    dot(ink, -2, -68, 24) +
    fill(ink, 'M-62 40C-62 -16 -40 -36 -2 -36C36 -36 58 -16 58 40Z') +
    line(soft, 'M-50 0L-82 -34', 15) +
    parted(stage, 10, fill(ink, 'M-76 12H76L66 36H-66ZM-50 36H50L42 98H-42Z')) +
    line(stage, 'M-28 48V90M-12 48V90M4 48V90M20 48V90') +
    line(ink, 'M58 8C64 -10 56 -22 48 -30') +
    dot(pop, 44, -36, 10) +
    line(stage, 'M-16 -66H-6M4 -66H14', 4),

  billboard: ({ ink, stage, soft, pop }) =>
    line(ink, 'M-46 30V96M46 30V96', 11) +
    line(ink, 'M-46 62L46 94M46 62L-46 94', 5) +
    block(ink, 'M-92 -76H92V28H-92Z', 6) +
    fill(soft, 'M-82 -66H82V18H-82Z') +
    fill(ink, 'M-74 18L-38 -34L-16 -8L14 -48L58 18Z') +
    dot(pop, 52, -40, 17) +
    line(stage, 'M-44 10L-36 -10M-18 10L-10 0M8 10L16 -22M30 10L28 -6') +
    line(ink, 'M-62 -84V-94M0 -84V-94M62 -84V-94', 7),

  processmap: ({ ink, stage, soft, pop }) =>
    line(ink, 'M-58 -60H-10M46 -60H70C96 -60 96 -2 70 -2H50M-8 -2H-46M-74 24V50C-74 66 -66 66 -52 66H-8', 7) +
    block(ink, 'M-92 -82H-60V-40H-92Z', 5) +
    fill(soft, 'M18 -98L56 -60L18 -22L-20 -60Z') +
    block(ink, 'M-4 -14H52V16H-4Z', 6) +
    block(ink, 'M-94 -24H-48V22H-94Z', 5) +
    dot(ink, 30, 66, 32) +
    line(stage, 'M-82 -68H-70M-82 -54H-70M8 1H40M-84 -8H-60M-84 6H-66') +
    line(ink, 'M8 -68H28M8 -54H20') +
    dot(pop, 30, 66, 16),

  stamp: ({ ink, stage, soft, pop }) =>
    dot(ink, 0, -66, 29) +
    fill(ink, 'M-14 -50H14C12 -16 20 0 34 14H-34C-20 0 -12 -16 -14 -50Z') +
    block(ink, 'M-62 16H62V38H-62Z', 7) +
    line(stage, 'M-50 27H50') +
    line(stage, 'M-14 -74C-10 -82 0 -86 8 -82', 5) +
    fill(soft, 'M-92 62H92V98H-92Z') +
    line(ink, 'M-74 74H-20M-74 88H-36') +
    dot(pop, 46, 80, 15),

  calendar: ({ ink, stage, soft, pop }) =>
    block(ink, 'M-82 -70H82V86H-82Z', 9) +
    fill(soft, 'M-80 -36H80V-28H-80Z') +
    line(ink, 'M-44 -92V-62M0 -92V-62M44 -92V-62', 10) +
    line(stage, 'M-44 -64V-54M0 -64V-54M44 -64V-54', 5) +
    dots(
      stage,
      9,
      [-2, 30, 62]
        .flatMap((y) => [-60, -30, 0, 30, 60].map((x) => [x, y] as const))
        .filter((_, day) => day !== 8),
    ) +
    dot(pop, 30, 30, 16),

  roster: ({ ink, stage, soft, pop }) =>
    times(4, (person) => {
      const x = -72 + person * 48
      const top = [18, -10, -34, -2][person] ?? 0
      const colour = person === 2 ? soft : ink
      return (
        dot(colour, x, top - 36, 16) +
        fill(
          colour,
          `M${x - 20} 84V${top}C${x - 20} ${top - 20} ${x + 20} ${top - 20} ${x + 20} ${top}V84Z`,
        ) +
        line(
          person === 2 ? ink : stage,
          times(6, (stripe) =>
            84 - stripe * 16 > top + 10 ? `M${x - 10} ${72 - stripe * 16}H${x + 10}` : '',
          ),
        )
      )
    }) +
    line(ink, 'M-98 94H98', 7) +
    dot(pop, 24, -90, 8),

  binder: ({ ink, stage, soft, pop }) =>
    block(ink, 'M-88 -86H-48V84H-88Z', 5) +
    block(soft, 'M-34 -66H2V84H-34Z', 5) +
    group(
      'rotate(13 46 84)',
      block(ink, 'M22 -82H60V84H22Z', 5) +
        line(stage, 'M32 -66H50M32 -50H50M32 -34H50') +
        dot(stage, 41, 56, 11),
    ) +
    line(stage, 'M-78 -68H-58M-78 -52H-58M-78 -36H-58') +
    dot(stage, -68, 56, 11) +
    dot(pop, -16, 58, 11) +
    line(ink, 'M-26 -48H-6M-26 -32H-6') +
    line(ink, 'M-98 94H98', 8),

  piggy: ({ ink, stage, soft, pop }) =>
    fill(
      ink,
      'M-58 62L-64 92H-38L-30 76H26L32 92H58L60 58C70 50 76 40 78 30L94 26V-6L78 -8C74 -20 68 -28 60 -36L66 -62C48 -62 38 -56 30 -50C-34 -62 -84 -40 -84 12C-84 34 -74 50 -58 62Z',
    ) +
    line(ink, 'M-82 6C-96 2 -98 -16 -88 -22') +
    line(stage, 'M-36 -30C-20 -36 -4 -36 12 -34', 7) +
    line(stage, 'M-62 14C-58 42 -34 56 -10 58M-46 10C-42 32 -24 42 -8 44M-30 8C-26 22 -16 28 -4 30') +
    dot(stage, 52, -8, 6) +
    dot(stage, -12, -72, 26) +
    dot(pop, -12, -74, 21) +
    line(soft, 'M-12 -84V-64', 5),

  briefcase: ({ ink, stage, soft, pop }) =>
    line(ink, 'M-32 -48V-70C-32 -82 32 -82 32 -70V-48', 12) +
    block(ink, 'M-88 -44H88V78H-88Z', 9) +
    line(stage, 'M-92 2C-50 26 50 26 92 2') +
    line(
      stage,
      'M-68 -28V-8M-50 -28V-2M-32 -28V2M32 -28V2M50 -28V-2M68 -28V-8M-70 38V64M-52 42V64M52 42V64M70 38V64',
    ) +
    block(stage, 'M-14 6H14V36H-14Z', 6) +
    block(pop, 'M-9 10H9V32H-9Z', 4) +
    line(soft, 'M-32 62H32'),

  telephone: ({ ink, stage, pop }) =>
    line(ink, 'M-74 -36C-64 -80 64 -80 74 -36', 21) +
    block(ink, 'M-92 -42H-56V-22H-92ZM56 -42H92V-22H56Z', 6) +
    fill(ink, 'M-30 -34H30L38 -8C66 8 78 40 80 84H-80C-78 40 -66 8 -38 -8Z') +
    dot(stage, 0, 36, 35) +
    line(
      ink,
      times(9, (hole) => `M${onCircle(0, 36, 23, 20 + hole * 36)}h.1`),
      9,
    ) +
    dot(pop, 0, 36, 10) +
    line(stage, 'M-66 72H-48M48 72H66'),

  phone: ({ ink, stage, soft, pop }) =>
    block(ink, 'M-46 -90H46V90H-46Z', 9) +
    fill(stage, 'M-42 -70H42V66H-42Z') +
    line(ink, 'M-28 -52h.1M0 -52h.1M28 -52h.1M-28 -24h.1M28 -24h.1M-28 4h.1M0 4h.1', 18) +
    line(soft, 'M0 -24h.1M28 4h.1', 18) +
    line(ink, 'M-30 32H30M-30 48H8') +
    dot(stage, 0, 83, 6) +
    dot(pop, 48, -74, 17) +
    line(
      ink,
      'M-70 -30C-80 -12 -80 12 -70 30M-86 -44C-102 -16 -102 16 -86 44M70 -10C76 4 76 18 70 30M86 -24C98 0 98 26 86 44',
    ),

  certificate: ({ ink, stage, soft, pop }) =>
    block(ink, 'M-88 -80H88V48H-88Z', 6) +
    line(stage, 'M-76 -68H76V36H-76Z', 4) +
    line(stage, 'M-46 -46H46M-56 -24H56M-56 -4H20M-56 16H8') +
    fill(soft, 'M24 44L16 98L44 82L72 98L64 44Z') +
    dot(stage, 44, 30, 36) +
    dot(ink, 44, 30, 30) +
    line(
      stage,
      times(12, (ray) => `M${onCircle(44, 30, 19, ray * 30)}L${onCircle(44, 30, 24, ray * 30)}`),
      5,
    ) +
    dot(pop, 44, 30, 11),

  mortarboard: ({ ink, stage, soft, pop }) =>
    fill(soft, 'M-56 -16V46C-30 76 30 76 56 46V-16Z') +
    line(ink, 'M-38 20V52M-19 28V60M0 30V62M19 28V60M38 20V52', 5) +
    parted(stage, 10, fill(ink, 'M0 -74L98 -28L0 18L-98 -28Z')) +
    line(stage, 'M0 -52L54 -28M-18 -44L36 -20M-36 -36L18 -12', 5) +
    line(ink, 'M0 -28L82 -20V38', 6) +
    line(ink, 'M74 44L68 84M82 44V90M90 44L96 84', 6) +
    dot(pop, 82, 40, 11) +
    dot(stage, 0, -28, 6),

  gauge: ({ ink, stage, soft, pop }) =>
    fill(ink, 'M-94 62A94 94 0 0 1 94 62Z') +
    line(
      stage,
      times(
        11,
        (mark) =>
          `M${onCircle(0, 62, mark % 5 === 0 ? 62 : 68, -80 + mark * 16)}L${onCircle(0, 62, 80, -80 + mark * 16)}`,
      ),
    ) +
    line(soft, `M${onCircle(0, 62, 48, -84)}A48 48 0 0 1 ${onCircle(0, 62, 48, 20)}`, 8) +
    dot(stage, 0, 62, 26) +
    line(stage, `M0 62L${onCircle(0, 62, 66, 40)}`, 16) +
    line(pop, `M0 62L${onCircle(0, 62, 66, 40)}`, 9) +
    dot(ink, 0, 62, 18) +
    line(ink, 'M-94 84H94M-60 98H60', 7),

  keys: ({ ink, stage, soft, pop }) =>
    line(ink, 'M0 -92A34 34 0 1 1 -.1 -92', 9) +
    group(
      'rotate(24 0 -34)',
      line(soft, 'M0 8V78', 13) +
        line(soft, 'M0 58H20M0 76H24', 10) +
        dot(soft, 0, -8, 27) +
        dot(stage, 0, -16, 8),
    ) +
    group(
      'rotate(-26 0 -34)',
      parted(stage, 9, dot(ink, 0, -6, 29)) +
        line(stage, 'M0 8V86', 24) +
        line(ink, 'M0 8V86', 14) +
        line(ink, 'M0 62H-22M0 82H-26', 11) +
        dot(stage, 0, -14, 9) +
        line(stage, 'M-12 6H12', 5),
    ) +
    dot(pop, 0, -30, 10) +
    mirrored(line(ink, 'M52 -68C64 -58 70 -46 72 -32M68 -86C84 -72 92 -54 94 -34')),
} as const satisfies Motifs
