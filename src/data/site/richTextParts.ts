import type { SiteLink } from './links'
import type { Block, CompanyField, Inline } from './richText'

export const link = (text: string, link: SiteLink): Inline => ({ kind: 'link', text, link })
export const strong = (text: string): Inline => ({ kind: 'strong', text })
export const ofCompany = (field: CompanyField): Inline => ({ kind: 'company', field })
export const paragraph = (...text: Inline[]): Block => ({ kind: 'paragraph', text })
/** An item is one text, or several pieces where it holds a link. */
export const list = (...items: (string | Inline[])[]): Block => ({
  kind: 'list',
  items: items.map((item) => (typeof item === 'string' ? [item] : item)),
})
