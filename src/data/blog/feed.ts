import type { ArticleSummary } from './articleReading'
import { findBlogCategory } from './categories'

/** Where the built site serves the feed. */
export const feedPath = '/feed.xml'

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
])

/** Control characters other than tab and line ends make XML 1.0 ill-formed even when escaped, so they are dropped. */
const isAllowed = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  const isControl = code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d
  return !isControl && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}

export const escapeXml = (text: string) =>
  [...text]
    .filter(isAllowed)
    .map((character) => entities.get(character) ?? character)
    .join('')

type FeedInput = {
  readonly articles: readonly ArticleSummary[]
  /** Scheme and host of the site, without a trailing slash. */
  readonly origin: string
  readonly companyName: string
  readonly authorEmail: string
}

const timestamp = (isoDate: string) => `${isoDate}T00:00:00Z`

function entryOf(article: ArticleSummary, origin: string) {
  const address = escapeXml(`${origin}/blog/${article.slug}`)
  const category = findBlogCategory(article.categoryId)
  return [
    '  <entry>',
    `    <id>${address}</id>`,
    `    <title>${escapeXml(article.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <published>${timestamp(article.publishDate)}</published>`,
    `    <updated>${timestamp(article.publishDate)}</updated>`,
    `    <author><name>${escapeXml(article.author.name)}</name></author>`,
    ...(category
      ? [`    <category term="${escapeXml(category.id)}" label="${escapeXml(category.name)}"/>`]
      : []),
    `    <summary>${escapeXml(article.summary)}</summary>`,
    '  </entry>',
  ]
}

/** An Atom 1.0 document (RFC 4287), newest article first. */
export function atomFeed({ articles, origin, companyName, authorEmail }: FeedInput) {
  const newestFirst = articles.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
  // A feed must say when it changed; without articles only a fixed moment keeps the build reproducible.
  const updated = timestamp(newestFirst[0]?.publishDate ?? '1970-01-01')
  const site = escapeXml(origin)
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">',
    `  <id>${site}/blog</id>`,
    `  <title>${escapeXml(`${companyName} blog`)}</title>`,
    `  <link rel="self" type="application/atom+xml" href="${site}${feedPath}"/>`,
    `  <link rel="alternate" type="text/html" href="${site}/blog"/>`,
    `  <updated>${updated}</updated>`,
    `  <author><name>${escapeXml(companyName)}</name><email>${escapeXml(authorEmail)}</email></author>`,
    ...newestFirst.flatMap((article) => entryOf(article, origin)),
    '</feed>',
  ].join('\n')}\n`
}
