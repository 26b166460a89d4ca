import type { Motifs } from '../motif'
import { block, dot, fill, group, line, parted, times } from '../shapes'

/** Tools, instruments and what is made with them. */
export const making = {
  pencil: ({ ink, pop, soft, stage }) =>
    group(
      'translate(-6 -18) scale(.92)',
      line(ink, 'M-96 36C-60 -30 -40 110 2 62M-96 56C-62 -6 -40 128 14 78M-96 76C-66 20 -44 140 30 90') +
        line(ink, 'M-96 36L-62 -44', 4) +
        dot(pop, -62, -44, 10) +
        dot(ink, -92, 36, 9) +
        group(
          'translate(0 66) rotate(40)',
          fill(soft, 'M0 0L-24 -48H24Z') +
            fill(ink, 'M0 0L-9 -18H9Z') +
            fill(ink, 'M-24 -52H24V-126H-24Z') +
            line(stage, 'M-8 -52V-126M8 -52V-126') +
            block(pop, 'M-20 -136H20V-148H-20Z', 4),
        ),
    ),

  camera: ({ ink, stage, pop }) =>
    block(ink, 'M-92 -46H-46L-34 -70H34L46 -46H92V76H-92Z', 7) +
    line(stage, 'M-82 -14V64M-70 -14V64M70 -14V64M82 -14V64') +
    dot(stage, 0, 14, 58) +
    dot(ink, 0, 14, 52) +
    line(stage, 'M0 -24A38 38 0 1 1 -.1 -24M0 -10A24 24 0 1 1 -.1 -10') +
    dot(pop, 0, 14, 13) +
    dot(pop, 74, -34, 8) +
    block(ink, 'M-80 -66H-58V-60H-80Z', 4),

  film: ({ ink, pop, stage, soft }) =>
    group(
      'translate(4 8) scale(.95)',
      block(ink, 'M-88 -20H88V86H-88Z', 7) +
        fill(pop, 'M-18 8L32 34L-18 60Z') +
        line(stage, 'M-68 12H-40M-68 34H-40M-68 56H-40M52 12H68M52 34H68M52 56H68') +
        group(
          'rotate(-16 -88 -30)',
          block(ink, 'M-88 -62H88V-36H-88Z', 6) +
            line(stage, 'M-70 -34L-52 -64M-34 -34L-16 -64M2 -34L20 -64M38 -34L56 -64', 12),
        ) +
        dot(soft, -82, -28, 8),
    ),

  mic: ({ ink, stage, pop }) =>
    line(
      ink,
      (
        [
          [-92, 10],
          [-76, 26],
          [-60, 44],
          [60, 44],
          [76, 26],
          [92, 10],
        ] as const
      )
        .map(([x, h]) => `M${x} ${-30 - h}V${-30 + h}`)
        .join(''),
    ) +
    block(ink, 'M-26 -62A26 26 0 0 1 26 -62V6A26 26 0 0 1 -26 6Z', 8) +
    line(stage, 'M-22 -66H22M-22 -50H22M-22 -34H22M-22 -18H22') +
    line(ink, 'M-46 10C-46 44 -26 58 0 58C26 58 46 44 46 10M0 58V90M-32 92H32', 9) +
    dot(pop, 0, 10, 9),

  compass: ({ ink, stage, pop }) =>
    line(ink, 'M-96 52C-70 100 70 100 96 52M-78 42C-54 84 54 84 78 42M-60 34C-40 66 36 66 58 34') +
    dot(stage, 0, -58, 30) +
    line(ink, 'M0 -72V-96', 12) +
    fill(ink, 'M-14 -52L-2 -46L-34 76L-44 84L-46 70ZM14 -52L2 -46L40 56L52 68L50 50Z') +
    line(ink, 'M-8 -46L-40 70M8 -46L46 54', 14) +
    line(stage, 'M-14 -26L-34 44M14 -26L36 34', 5) +
    dot(ink, 0, -58, 22) +
    dot(pop, 0, -58, 9) +
    line(ink, 'M-30 0H28', 5),

  scissors: ({ ink, pop, stage }) =>
    line(
      ink,
      times(
        6,
        (i) =>
          `M${-88 + i * 15} -98C${-116 + i * 15} -40 ${-40 + i * 14} -10 ${-66 + i * 13} 40S${-70 + i * 9} 84 ${-50 + i * 6} 98`,
      ),
    ) +
    line(pop, 'M76 -62A20 20 0 1 1 75.9 -62M76 34A20 20 0 1 1 75.9 34', 13) +
    parted(
      stage,
      9,
      fill(ink, 'M-98 50C-64 58 -24 46 18 18L62 -18L54 -32L6 -4C-32 16 -66 32 -98 50Z') +
        fill(ink, 'M-98 -38C-64 -46 -24 -34 18 -6L62 34L54 46L6 16C-32 -4 -66 -20 -98 -38Z'),
    ) +
    dot(stage, 14, 6, 6),

  saw: ({ soft, ink, stage, pop }) =>
    group(
      'translate(-4 0) scale(.96)',
      fill(soft, 'M-98 44H98V98H-98Z') +
        line(
          ink,
          'M-86 60C-40 52 20 70 86 58M-86 74C-60 70 -50 84 -20 80S50 72 86 76M-86 90C-40 84 20 92 86 90',
          5,
        ) +
        group(
          'rotate(-30 -20 0)',
          fill(ink, `M-96 14L58 -34V36${times(15, () => 'l-5 10l-5.2 -11.6')}Z`) +
            line(stage, 'M-60 14L50 -20M-20 16L50 -4') +
            fill(
              pop,
              'M52 -40C70 -54 108 -50 112 -30C114 -12 100 -6 102 10C106 24 112 36 100 44C84 52 62 46 52 42Z',
            ) +
            block(stage, 'M74 -18H86V16H74Z', 5),
        ),
    ),

  house: ({ ink, stage, pop }) =>
    fill(ink, 'M50 -86H74V-40H50Z') +
    fill(ink, 'M-100 -8L0 -92L100 -8L88 6L0 -66L-88 6Z') +
    line(ink, 'M-74 2V94M-50 -16V94M-26 -34V94M26 -34V94M50 -16V94M74 2V94M-74 18H74M-90 94H90', 7) +
    fill(stage, 'M-20 26H20V90H-20Z') +
    fill(pop, 'M-16 94V30H16V94Z') +
    dot(ink, 6, 62, 4) +
    line(ink, 'M0 -58V18', 7),

  cup: ({ ink, stage, soft }) =>
    line(
      ink,
      'M-3 -28V-86M-17 -28C-22 -46 -30 -58 -24 -82M11 -28C16 -46 24 -58 18 -82M-31 -28C-50 -42 -66 -56 -52 -76S-58 -102 -72 -90M25 -28C44 -42 60 -56 46 -76S52 -102 66 -90',
    ) +
    line(ink, 'M58 4C92 -4 98 44 46 48', 11) +
    fill(ink, 'M-70 -12H64C64 36 46 72 16 72H-22C-52 72 -70 36 -70 -12Z') +
    line(stage, 'M-54 6C-40 18 -24 -2 -4 8S34 16 48 4M-50 24C-36 36 -22 16 -4 26S30 34 44 22') +
    block(soft, 'M-86 84H80C70 94 60 96 44 96H-50C-66 96 -76 94 -86 84Z', 2),

  footy: ({ ink, stage, pop }) =>
    line(ink, 'M-96 46L-62 22M-92 76L-34 42M-66 94L-8 66M-24 98L8 84') +
    group(
      'rotate(-36 14 -8)',
      fill(ink, 'M-84 -8C-60 -66 80 -76 112 -8C80 60 -60 50 -84 -8Z') +
        line(stage, 'M-70 -8C-40 -26 60 -28 98 -8M-70 -8C-40 40 60 40 98 -8', 5) +
        block(pop, 'M-18 -44H46V-32H-18Z', 3) +
        line(stage, 'M-10 -50V-28M4 -50V-28M18 -50V-28M32 -50V-28'),
    ),

  balance: ({ ink, soft, stage, pop }) =>
    line(ink, 'M-96 74C-72 50 -64 92 -40 84M96 74C72 50 64 92 40 84') +
    block(soft, 'M-40 88H40V94H-40Z', 6) +
    dot(ink, 4, -70, 22) +
    dot(ink, -17, -88, 11) +
    line(ink, 'M0 -32L-2 16', 36) +
    line(ink, 'M-4 18L-2 74H10', 17) +
    line(ink, 'M4 20L46 32L40 62L50 64', 16) +
    line(ink, 'M0 -38L-80 -56M0 -38L82 -24', 15) +
    line(stage, 'M-15 -20H14M-16 -5H13M-16 10H13') +
    dot(pop, -84, -57, 12) +
    dot(pop, 86, -23, 12),

  flask: ({ ink, stage, pop }) =>
    fill(ink, 'M-22 -88H22V-34L78 70C86 88 76 98 60 98H-60C-76 98 -86 88 -78 70L-22 -34Z') +
    line(ink, 'M-32 -92H32', 12) +
    line(
      stage,
      'M-38 14C-24 2 -12 26 4 14S30 2 38 14M-50 36C-32 22 -14 50 4 36S36 24 50 36M-62 58C-38 42 -16 72 4 58S44 46 62 58M-66 80C-40 66 -16 92 4 80S48 70 66 80',
    ) +
    dot(pop, 2, -16, 9) +
    dot(pop, 60, -50, 12) +
    dot(ink, 44, -82, 8) +
    dot(ink, 84, -78, 6),

  guitar: ({ ink, pop, stage, soft }) =>
    group(
      'translate(4 2) scale(.94)',
      group(
        'rotate(38)',
        block(ink, 'M-9 -98H9V0H-9Z', 3) +
          block(ink, 'M-14 -122H14V-104H-14Z', 4) +
          fill(
            ink,
            'M0 -34C30 -42 48 -22 44 2C42 16 54 26 62 44C76 84 40 112 0 112C-40 112 -76 84 -62 44C-54 26 -42 16 -44 2C-48 -22 -30 -42 0 -34Z',
          ) +
          dot(pop, 0, 26, 22) +
          line(stage, 'M-7 -96V84M0 -96V84M7 -96V84', 3.5) +
          line(soft, 'M-24 84H24', 9),
      ) + line(ink, 'M-86 -50C-70 -70 -62 -30 -46 -50M-70 -80C-54 -100 -46 -60 -30 -80'),
    ),

  notes: ({ ink, soft, stage, pop }) =>
    fill(ink, 'M-76 -74C-76 -84 -70 -90 -60 -90H36L76 -52V96H-76Z') +
    fill(soft, 'M40 -84L70 -56H40Z') +
    line(stage, 'M-54 -62H14M-54 -40H14M-54 70H26') +
    line(
      stage,
      'M-54 42H6C-24 22 -40 8 -40 -6C-40 -28 -8 -32 0 -8C8 -32 40 -28 40 -6C40 8 24 22 -6 42H54',
      7,
    ) +
    dot(pop, 54, 42, 10),

  auslan: ({ ink, stage, pop }) =>
    line(ink, 'M-26 20L-44 -54M-6 10L-10 -80M16 10L24 -74M36 24L56 -44', 21) +
    line(ink, 'M-30 62L-70 20', 22) +
    fill(ink, 'M-37 20C-20 6 30 4 46 24C52 50 44 74 36 84V100H-20V84C-36 76 -42 60 -44 50Z') +
    line(stage, 'M-12 34C0 30 22 32 30 40M-8 50C2 46 18 48 26 54') +
    line(ink, 'M74 -84C98 -54 102 -14 92 20M-58 -90C-78 -76 -90 -56 -94 -32') +
    line(pop, 'M-46 -76C-60 -64 -68 -50 -70 -34'),
} as const satisfies Motifs
