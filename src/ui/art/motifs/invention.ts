import type { Motifs } from '../motif'
import { block, dot, dots, fill, group, line, mirrored, oval, parted, times } from '../shapes'

/** Toys, animals and machines that are still to come. */
export const invention = {
  rings: ({ ink, stage, soft, pop }) =>
    line(ink, 'M0 -60V80', 9) +
    block(ink, 'M-84 56H84V78H-84Z', 12) +
    parted(stage, 6, block(soft, 'M-66 18H66V38H-66Z', 12)) +
    parted(stage, 6, block(ink, 'M-50 -20H50V0H-50Z', 12)) +
    parted(stage, 6, block(soft, 'M-34 -56H34V-38H-34Z', 11)) +
    line(stage, 'M-64 67H64M-34 -10H34') +
    line(ink, 'M-48 28H48M-20 -47H20') +
    dot(pop, 0, -82, 16) +
    line(ink, 'M-72 94H72', 7),

  rabbit: ({ ink, stage, soft, pop }) =>
    fill(
      ink,
      'M-30 -30C-58 -60 -54 -98 -38 -98C-22 -98 -14 -66 -12 -36ZM-2 -36C4 -70 20 -96 34 -92C48 -86 38 -52 16 -28Z',
    ) +
    line(stage, 'M-36 -80C-38 -64 -32 -50 -26 -40M28 -76C24 -62 16 -48 8 -38', 7) +
    oval(ink, -14, -12, 42, 36) +
    fill(ink, 'M-44 98C-56 56 -30 14 6 14C50 14 76 46 74 98Z') +
    dot(soft, 78, 78, 20) +
    line(stage, 'M64 88C64 60 46 42 22 46M48 90C48 72 36 62 22 64') +
    dot(stage, -28, -16, 7) +
    oval(pop, -52, -2, 9, 7) +
    line(ink, 'M-50 6L-90 0M-50 14L-92 18M-46 22L-84 36', 4) +
    line(stage, 'M-30 62V88M-14 62V88'),

  egg: ({ ink, stage, soft, pop }) =>
    fill(ink, 'M-48 34C-50 -34 -30 -94 0 -94C30 -94 50 -34 48 34Z') +
    line(stage, 'M-46 -4L-24 -18L-8 4L8 -20L26 0L46 -12', 7) +
    line(stage, 'M-22 -48C-18 -62 -12 -72 -4 -76') +
    dots(pop, 8, [
      [14, -48],
      [-16, 22],
    ]) +
    parted(stage, 8, fill(soft, 'M-94 30H94C88 72 54 98 0 98C-54 98 -88 72 -94 30Z')) +
    line(
      ink,
      'M-94 34C-50 46 50 46 94 34M-86 52C-46 66 46 66 86 52M-74 70C-40 84 40 84 74 70M-98 18L-70 40M98 18L70 40M-78 12L-52 40M78 12L52 40',
    ),

  robot: ({ ink, stage, soft, pop }) =>
    line(ink, 'M0 -66V-86', 7) +
    dot(pop, 0, -90, 9) +
    block(ink, 'M-56 -56H56V6H-56Z', 12) +
    line(stage, 'M-28 -34V-24M28 -34V-24', 15) +
    line(stage, 'M-24 -4C-14 6 14 6 24 -4') +
    line(ink, 'M-78 -34V-10M78 -34V-10', 10) +
    fill(ink, 'M-52 26H52C62 26 66 34 66 44V98H-66V44C-66 34 -62 26 -52 26Z') +
    block(soft, 'M-34 44H34V78H-34Z', 5) +
    line(ink, 'M-24 54H20M-24 68H4') +
    line(ink, 'M-64 44C-90 46 -94 66 -88 84M64 44C88 40 96 28 92 14', 12) +
    line(stage, 'M-52 90H52'),

  robotarm: ({ ink, stage, soft, pop }) =>
    block(ink, 'M-86 84H6V92H-86Z', 6) +
    fill(ink, 'M-72 80C-70 52 -14 52 -10 80Z') +
    line(ink, 'M-40 54L-62 -24L30 -66', 21) +
    line(stage, 'M-46 34L-56 0M-38 -32L10 -54') +
    dot(ink, -62, -26, 24) +
    dot(stage, -62, -26, 12) +
    line(ink, 'M36 -68L58 -34', 13) +
    line(ink, 'M58 -34L38 -14L44 8M58 -34L82 -18L78 6', 9) +
    dot(pop, 34, -68, 15) +
    block(soft, 'M38 26H86V70H38Z', 5) +
    line(ink, 'M50 38V60M62 38V60M74 38V60', 5) +
    line(ink, 'M22 94H98', 7),

  sheet: ({ ink, stage, soft, pop }) =>
    block(ink, 'M-90 -78H90V80H-90Z', 7) +
    fill(soft, 'M-82 -70H82V-42H-82Z') +
    line(stage, 'M-88 -38H88M-88 -8H88M-88 22H88M-88 52H88M-34 -72V78', 5) +
    line(ink, 'M-68 -56H-48M-16 -56H8M30 -56H64') +
    line(stage, 'M-68 -23H-50M-68 7H-44M-68 37H-54M-68 66H-48') +
    line(stage, 'M-14 -23H30M-14 7H62M-14 37H16', 11) +
    block(pop, 'M-14 60H44V72H-14Z', 4),

  scatter: ({ ink, soft, pop }) =>
    line(ink, 'M-90 -92V90H96', 9) +
    line(soft, 'M-72 66C-30 60 -10 20 16 -14S64 -66 90 -72', 9) +
    dots(ink, 9, [
      [-62, 42],
      [-44, 70],
      [-34, 30],
      [-14, 50],
      [-10, 4],
      [14, 28],
      [8, -38],
      [38, -4],
      [40, -62],
      [62, -28],
      [84, -46],
    ]) +
    dot(pop, -52, -56, 13) +
    line(ink, 'M-52 -82A26 26 0 1 1 -52.1 -82', 5),

  dove: ({ ink, stage, soft, pop }) => {
    const wing = 'M-16 6C-8 -40 26 -74 78 -84C78 -34 54 6 20 20Z'
    return (
      fill(ink, 'M-92 -6C-78 -36 -44 -40 -24 -14C0 4 40 0 94 -10C82 32 44 56 -2 52C-32 48 -56 28 -64 6Z') +
      parted(stage, 9, fill(soft, wing)) +
      line(ink, 'M4 0C16 -26 36 -46 62 -58M18 4C30 -14 44 -26 62 -36M28 8C40 -2 50 -8 60 -14', 5) +
      dot(stage, -58, -12, 6) +
      group(
        'translate(-74 42) rotate(-8)',
        block(ink, 'M-18 -14H34V28H-18Z', 5) + line(stage, 'M-14 -10L8 8L30 -10', 5),
      ) +
      line(ink, 'M-90 -4L-84 30', 4) +
      dot(pop, 30, 82, 8) +
      mirrored(
        line(
          ink,
          times(3, (trail) => `M${-40 - trail * 8} ${60 + trail * 14}H${-84 + trail * 6}`),
        ),
      )
    )
  },
} as const satisfies Motifs
