import type { Article, ArticleNode, Inline } from './article'

/** Words that an adult reads in a minute, on the cautious side. */
const wordsPerMinute = 220

const plain = (text: readonly Inline[]) =>
  text.map((run) => (typeof run === 'string' ? run : run.text)).join('')

function textsOf(node: ArticleNode): string[] {
  switch (node.kind) {
    case 'heading':
      return [node.text]
    case 'paragraph':
      return [plain(node.text)]
    case 'list':
      return node.items.map(plain)
    case 'quote':
      return node.by ? [plain(node.text), node.by] : [plain(node.text)]
    case 'callout':
      return [node.title, plain(node.text)]
    case 'table':
      return [node.caption, ...node.head, ...node.rows.flat()]
  }
}

/** The whole article as plain text, one line per block, for search and counting. */
export const articleText = (article: Pick<Article, 'content'>) => article.content.flatMap(textsOf).join('\n')

export const wordCount = (article: Pick<Article, 'content'>) =>
  articleText(article).split(/\s+/).filter(Boolean).length

export const readingMinutes = (article: Pick<Article, 'content'>) =>
  Math.max(1, Math.ceil(wordCount(article) / wordsPerMinute))

export type ContentsEntry = { readonly level: 2 | 3; readonly text: string; readonly id: string }

/** The table of contents: the article's headings in order. */
export const contentsOf = (article: Pick<Article, 'content'>): ContentsEntry[] =>
  article.content.flatMap((node) =>
    node.kind === 'heading' ? [{ level: node.level, text: node.text, id: node.id }] : [],
  )

export type ArticleSummary = Omit<Article, 'content' | 'relatedIds' | 'courseSlugs'> & {
  readonly minutes: number
}

/** What a card, a search result or the feed needs: the article without its text. */
export const toArticleSummary = (article: Article): ArticleSummary => ({
  id: article.id,
  title: article.title,
  slug: article.slug,
  publishDate: article.publishDate,
  author: article.author,
  categoryId: article.categoryId,
  image: article.image,
  summary: article.summary,
  tags: article.tags,
  minutes: readingMinutes(article),
})
