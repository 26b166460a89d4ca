import { companyTexts } from './companyTexts'
import type { Block, CompanyField, Inline } from './richText'

export const link = (text: string, href: string): Inline => ({ kind: 'link', text, href })
export const strong = (text: string): Inline => ({ kind: 'strong', text })
export const ofCompany = (field: CompanyField): Inline => ({ kind: 'company', field })
export const paragraph = (...text: Inline[]): Block => ({ kind: 'paragraph', text })
/** An item is one text, or several pieces where it holds a link. */
export const list = (...items: (string | Inline[])[]): Block => ({
  kind: 'list',
  items: items.map((item) => (typeof item === 'string' ? [item] : item)),
})

const textOf = (inline: Inline) => {
  if (typeof inline === 'string') return inline
  return inline.kind === 'company' ? companyTexts[inline.field] : inline.text
}

/** The blocks as running text, for a search index or a description. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : block.items))
    .map((line) => line.map(textOf).join(''))
    .join(' ')
