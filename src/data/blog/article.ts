import { z } from 'zod'
import { siteLinkSchema } from '~/data/site/linkSchema'
import { blogCategoryIds } from './categories'

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** A run of text inside a block: plain text is a bare string. */
const inlineSchema = z.union([
  z.string().min(1),
  z.object({ kind: z.literal('strong'), text: z.string().min(1) }),
  z.object({ kind: z.literal('em'), text: z.string().min(1) }),
  /** An article never links out. */
  z.object({ kind: z.literal('link'), text: z.string().min(1), link: siteLinkSchema }),
])
export type Inline = z.infer<typeof inlineSchema>

const inlines = z.array(inlineSchema).min(1)

const nodeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    text: z.string().min(3),
    /** The fragment that the table of contents links to. */
    id: slug,
  }),
  z.object({ kind: z.literal('paragraph'), text: inlines }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(inlines).min(2) }),
  z.object({ kind: z.literal('quote'), text: inlines, by: z.string().optional() }),
  z.object({ kind: z.literal('callout'), title: z.string(), text: inlines }),
  z.object({
    kind: z.literal('table'),
    caption: z.string(),
    head: z.array(z.string()).min(2),
    /** The first cell of each row is its heading. */
    rows: z.array(z.array(z.string())).min(2),
  }),
])
export type ArticleNode = z.infer<typeof nodeSchema>

const authorSchema = z.object({ name: z.string().min(3), role: z.string().min(5) })
export type Author = z.infer<typeof authorSchema>

export const articleSchema = z.object({
  id: z.number().int().positive(),
  title: z.string().min(15).max(80),
  slug,
  publishDate: z.iso.date(),
  author: authorSchema,
  categoryId: z.enum(blogCategoryIds),
  /** Seed of the drawn picture: the same seed always gives the same picture. */
  image: z.string().min(3),
  /** Shown on cards and used as the page's meta description, hence its length. */
  summary: z.string().min(120).max(158),
  content: z.array(nodeSchema).min(6),
  tags: z.array(z.string()).min(2).max(6),
  relatedIds: z.array(z.number().int().positive()).min(2).max(4),
  courseSlugs: z.array(slug).optional(),
})
export type Article = z.infer<typeof articleSchema>
