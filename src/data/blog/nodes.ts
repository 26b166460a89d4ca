import type { SiteLink } from '~/data/site/links'
import type { ArticleNode, Inline } from './article'

const fragmentOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** `id` is only needed where two headings of an article read the same. */
export const heading = (text: string, id = fragmentOf(text)): ArticleNode => ({
  kind: 'heading',
  level: 2,
  text,
  id,
})
export const subheading = (text: string, id = fragmentOf(text)): ArticleNode => ({
  kind: 'heading',
  level: 3,
  text,
  id,
})

export const paragraph = (...text: Inline[]): ArticleNode => ({ kind: 'paragraph', text })

type Item = Inline | Inline[]
const list = (ordered: boolean, items: Item[]): ArticleNode => ({
  kind: 'list',
  ordered,
  items: items.map((item) => (Array.isArray(item) ? item : [item])),
})
export const bullets = (...items: Item[]) => list(false, items)
export const steps = (...items: Item[]) => list(true, items)

export const quote = (by: string, ...text: Inline[]): ArticleNode => ({ kind: 'quote', text, by })
export const callout = (title: string, ...text: Inline[]): ArticleNode => ({ kind: 'callout', title, text })
export const table = (caption: string, head: string[], ...rows: string[][]): ArticleNode => ({
  kind: 'table',
  caption,
  head,
  rows,
})

export const strong = (text: string): Inline => ({ kind: 'strong', text })
export const link = (text: string, link: SiteLink): Inline => ({ kind: 'link', text, link })
