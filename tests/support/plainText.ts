import { companyTexts } from '~/data/site/companyTexts'
import type { Block, Inline } from '~/data/site/richText'

const textOf = (inline: Inline) => {
  if (typeof inline === 'string') return inline
  return inline.kind === 'company' ? companyTexts[inline.field] : inline.text
}

/** The blocks as running text. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : block.items))
    .map((line) => line.map(textOf).join(''))
    .join(' ')
