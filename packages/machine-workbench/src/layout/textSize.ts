import type { DrawnText } from '../description/machineDrawing.ts'

/** How the drawing's texts are set. The style sheet of the drawing sets the same sizes. */
export const type = {
  name: { size: 15, isBold: true, line: 20 },
  detail: { size: 12.5, isBold: false, line: 17 },
  note: { size: 12.5, isBold: false, line: 17 },
  history: { size: 13, isBold: true, line: 17 },
  label: { size: 13, isBold: true, line: 17 },
} as const satisfies Record<DrawnText['variant'] | 'label', { size: number; isBold: boolean; line: number }>

export type TextVariant = keyof typeof type

/*
 * Advance widths of the characters from 32 to 126 in thousandths of the size, measured without kerning: of Figtree
 * and of the font that stands in for it the greater, so that no text outgrows its box while the fonts arrive.
 */
// biome-ignore format: a table
const regular = [
  274, 302, 350, 629, 561, 877, 658, 212, 360, 360, 483, 626, 274, 414, 274, 401, 643, 548, 564,
  548, 624, 576, 569, 548, 614, 569, 274, 274, 626, 626, 626, 548, 1001, 687, 658, 722, 712, 658,
  602, 767, 751, 276, 525, 658, 548, 849, 774, 779, 658, 782, 712, 658, 602, 712, 701, 967, 658,
  658, 638, 329, 401, 329, 559, 548, 328, 548, 589, 542, 588, 548, 376, 591, 561, 240, 275, 500,
  227, 857, 561, 580, 594, 581, 349, 493, 384, 561, 530, 798, 493, 540, 493, 388, 257, 388, 595,
]

// biome-ignore format: a table
const bold = [
  274, 328, 467, 631, 556, 877, 712, 236, 376, 376, 486, 630, 274, 410, 274, 423, 647, 548, 575,
  553, 631, 580, 577, 552, 612, 577, 328, 328, 630, 630, 630, 602, 991, 712, 712, 724, 712, 658,
  602, 767, 750, 285, 548, 712, 602, 855, 773, 785, 658, 787, 712, 658, 602, 712, 717, 980, 666,
  658, 634, 340, 423, 340, 576, 548, 328, 548, 602, 548, 602, 552, 388, 602, 602, 274, 286, 548,
  274, 877, 602, 602, 602, 602, 384, 548, 397, 602, 549, 825, 548, 566, 493, 392, 276, 392, 647,
]

/** Wider than a letter of any script, and than a pictogram: names are ASCII but for odd ones. */
const anyOther = 1400

/** An upper bound for the width at which a text is drawn. */
export function widthOf(text: string, variant: TextVariant): number {
  const { size, isBold } = type[variant]
  const widths = isBold ? bold : regular
  const thousandths = [...text].reduce(
    (sum, char) => sum + (widths[(char.codePointAt(0) ?? 0) - 32] ?? anyOther),
    0,
  )
  return Math.ceil((thousandths * size) / 1000)
}

/** Where a word may be broken that is too long for a line: after a dot or a bracket and before a capital. */
const pieces = (word: string) => word.split(/(?<=[.,({])|(?=[A-Z][a-z])/)

/** Lines of at most `most` characters, as far as the words and the parts of names allow it. */
export function wrap(text: string, most: number): readonly string[] {
  const lines: string[] = []
  const put = (part: string, gap: string) => {
    const last = lines.at(-1)
    if (last !== undefined && last.length + gap.length + part.length <= most)
      lines[lines.length - 1] = last + gap + part
    else lines.push(part)
  }
  for (const word of text.trim().split(/\s+(?!ms\b)/)) {
    if (word.length <= most) put(word, ' ')
    else
      pieces(word).forEach((piece, index) => {
        put(piece, index === 0 ? ' ' : '')
      })
  }
  return lines
}
