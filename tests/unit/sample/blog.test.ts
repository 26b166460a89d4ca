import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Article, articleSchema, type Inline } from '~/data/blog/article'
import {
  articleText,
  contentsOf,
  readingMinutes,
  toArticleSummary,
  wordCount,
} from '~/data/blog/articleReading'
import { articleSummaries, articles, findArticle, relatedArticles } from '~/data/blog/articles'
import { blogCategories, findBlogCategory } from '~/data/blog/categories'
import { atomFeed, escapeXml } from '~/data/blog/feed'
import { findCareer, findRole } from '~/data/careers/careers'
import { findCourse } from '~/data/courses/courses'
import { registerReadOn } from '~/data/courses/qualifications/nationalAward'
import { categoryIds, learningGoalIds } from '~/data/courses/vocabulary'
import { formatDay } from '~/data/site/dates'
import { daysBetween } from '~/data/site/dayCount'
import { hrefOf } from '~/data/site/links'
import { hostileSlugs, wordingFaults } from '../../support/contentRules'
import { expectNone, faultsIn, repeatFaults, schemaFaults } from '../../support/faults'

const inlinesOf = (article: Article): Inline[] =>
  article.content.flatMap((node) => {
    if (node.kind === 'paragraph' || node.kind === 'quote' || node.kind === 'callout') return node.text
    return node.kind === 'list' ? node.items.flat() : []
  })
const linksOf = (article: Article) =>
  inlinesOf(article).flatMap((inline) =>
    typeof inline !== 'string' && inline.kind === 'link' ? [inline] : [],
  )

/** Pages of the route table of §2 that stand alone, written out rather than read from the router. */
const plainPages = new Set([
  '/',
  '/contact',
  '/faq',
  '/how-to-enroll',
  '/studying-online',
  '/blog',
  '/careers',
  '/careers/by-area',
  '/courses',
  '/categories',
  '/course-wizard',
  '/services',
  '/services/ai-training',
  '/programs',
  '/for-organisations',
  '/employment-pathways',
  '/tools/career-wizard',
  '/tools/roi-calculator',
])
const queries = new Set(['type=career-advisor', ...learningGoalIds.map((goal) => `goal=${goal}`)])

function leadsSomewhere(href: string) {
  const [path = '', query] = href.split('?')
  if (query !== undefined && !queries.has(query)) return false
  if (plainPages.has(path)) return true
  const [, first, second = '', third = ''] = path.split('/')
  if (first === 'blog') return findArticle(second) !== undefined
  if (first === 'category') return categoryIds.some((id) => id === second)
  if (first === 'CareerHubPage') return findCareer(second) !== undefined
  return first === 'career-hub' && findRole(third)?.careerSlug === second
}

const folder = 'src/data/blog/content'

test('the newest article is no older than a month when the facts of the site are read', () => {
  const [newest] = articles
  expect(daysBetween(newest?.publishDate ?? '', registerReadOn)).toBeLessThanOrEqual(31)
})

describe('every article', () => {
  test.each(articles.map((article) => [article.slug, article] as const))('%s', (slug, article) => {
    const file = `${folder}/${slug}.ts`
    const known = relatedArticles(article).map((related) => related.id)
    const tables = article.content.filter((node) => node.kind === 'table')
    expectNone([
      ...schemaFaults(articleSchema, article, file),
      ...wordingFaults([article.title, article.summary, articleText(article)]).map(
        (fault) => `${file}: ${fault}`,
      ),
      ...repeatFaults(contentsOf(article), ['id'], () => `${file}, headings`),
      ...faultsIn(
        linksOf(article),
        ({ link }) => !leadsSomewhere(hrefOf(link)) || hrefOf(link) === `/blog/${slug}`,
        ({ link, text }) =>
          `${file}: the link "${text}" leads to ${hrefOf(link)}: lead to another page that exists.`,
      ),
      ...faultsIn(
        article.relatedIds,
        (id) => !known.includes(id) || id === article.id,
        (id) => `${file}: relatedIds has ${id}, which is no other article: take the id of one.`,
      ),
      ...faultsIn(
        article.courseSlugs ?? [],
        (course) => findCourse(course)?.slug !== course,
        (course) =>
          `${file}: courseSlugs has ${course}, which is the slug of no course in src/data/courses/content.`,
      ),
      ...faultsIn(
        tables,
        ({ rows, head }) => rows.some((row) => row.length !== head.length),
        ({ caption }) => `${file}: a row of the table "${caption}" is not as long as its head.`,
      ),
    ])
    expect(known).toEqual(article.relatedIds)
    expect(
      article.publishDate >= '2024-11-01' && article.publishDate <= registerReadOn,
      `${file}: publishDate has to be from 2024-11-01 to ${registerReadOn}, the day on which the site's facts were read`,
    ).toBe(true)
    expect(wordCount(article), `${file}: words`).toBeGreaterThanOrEqual(500)
    expect(wordCount(article), `${file}: words`).toBeLessThanOrEqual(900)
    expect(contentsOf(article).length, `${file}: headings`).toBeGreaterThanOrEqual(4)
    expect(linksOf(article).length, `${file}: links`).toBeGreaterThanOrEqual(2)
  })
})

describe('the blog as a whole', () => {
  test('holds at least 14 articles and two in each of the seven categories of §3', () => {
    expect(articles.length).toBeGreaterThanOrEqual(14)
    expect(blogCategories.map((category) => category.name)).toEqual([
      'Health & Community',
      'Accounting & Finance',
      'Beauty & Retail',
      'Business & Leadership',
      'Design & Technology',
      'Education',
      'Environment & Animal Studies',
    ])
    for (const { id } of blogCategories)
      expect(
        articles.filter((article) => article.categoryId === id).length,
        `${folder}: articles with the categoryId of ${id}`,
      ).toBeGreaterThanOrEqual(2)
  })

  test('lists every content file, under its own name', () => {
    const files = readdirSync(new URL('../../../src/data/blog/content', import.meta.url))
    expectNone(
      faultsIn(
        files,
        (file) => !articles.some(({ slug }) => `${slug}.ts` === file),
        (file) =>
          `${folder}/${file}: no article has this slug: list it in src/data/blog/articles.ts, and call file and slug alike.`,
      ),
    )
  })

  test.each(['id', 'slug', 'title', 'summary', 'image'] as const)('repeats no %s', (key) => {
    expectNone(repeatFaults(articles, [key], ({ slug }) => `${folder}/${slug}.ts`))
  })

  test('is sorted with the newest first', () => {
    const dates = articles.map((article) => article.publishDate)
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test.each(['vet-nurse', 'marketing-manager'])('has the example result %s of §3', (slug) => {
    expect(findArticle(slug)?.slug).toBe(slug)
  })

  test.each(hostileSlugs)('knows no article or category called %j', (slug) => {
    expect(findArticle(slug)).toBeUndefined()
    expect(findBlogCategory(slug)).toBeUndefined()
  })
})

describe('reading an article', () => {
  const ofWords = (count: number) => ({
    content: [{ kind: 'paragraph' as const, text: [Array(count).fill('word').join(' ')] }],
  })

  test('counts 220 words a minute and rounds up, never to zero', () => {
    expect([0, 1, 220, 221, 440, 441].map((count) => readingMinutes(ofWords(count)))).toEqual([
      1, 1, 1, 2, 2, 3,
    ])
  })

  test('counts the words of every kind of block, and who is quoted', () => {
    const content: Article['content'] = [
      { kind: 'heading', level: 2, text: 'One two', id: 'one' },
      { kind: 'quote', text: ['three  four'], by: 'Five Six' },
      { kind: 'quote', text: ['seven'] },
      { kind: 'callout', title: 'Eight', text: ['nine'] },
    ]
    expect(articleText({ content })).toBe('One two\nthree  four\nFive Six\nseven\nEight\nnine')
    expect(wordCount({ content: [...content, { kind: 'paragraph', text: [' '] }] })).toBe(9)
  })

  test('keeps text around links and emphasis in one piece', () => {
    const content: Article['content'] = [
      {
        kind: 'paragraph',
        text: ['See ', { kind: 'link', text: 'courses', link: { to: '/courses' } }, ', now.'],
      },
      { kind: 'table', caption: 'C', head: ['a', 'b'], rows: [['1', '2']] },
    ]
    expect(articleText({ content })).toBe('See courses, now.\nC\na\nb\n1\n2')
  })

  test('writes the date in Australian form, the same in every time zone', () => {
    expect(formatDay('2025-03-04')).toBe('4 March 2025')
    expect(formatDay('2024-12-31')).toBe('31 December 2024')
  })

  test('makes summaries that leave the text behind', () => {
    expect(articleSummaries).toHaveLength(articles.length)
    for (const article of articles) {
      const summary = toArticleSummary(article)
      expect(Object.keys(summary)).not.toContain('content')
      expect(summary.minutes).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('a link inside an article', () => {
  const withLink = (link: unknown) => {
    const [first] = articles
    if (!first) throw new Error('there are no articles')
    return {
      ...first,
      content: [...first.content, { kind: 'paragraph', text: [{ kind: 'link', text: 'x', link }] }],
    }
  }

  test.each([
    '/courses',
    { href: 'https://example.com' },
    { to: 'https://example.com' },
    { to: '//example.com' },
    { to: 'javascript:alert(1)' },
    { to: 'courses' },
    { to: '/courses?x=1' },
    { to: '/a b' },
    { to: '/courses', params: { course: 7 } },
    { to: '/courses', search: 'x=1' },
    { to: '/faq', hash: '"><script>' },
    { to: '/faq', href: 'https://example.com' },
  ])('may not be %j', (link) => expect(articleSchema.safeParse(withLink(link)).success).toBe(false))
  test.each([
    { to: '/courses' },
    { to: '/contact', search: { type: 'demo' } },
    { to: '/faq', hash: 'fees' },
    { to: '/resources/$', params: { _splat: 'guides/ai-fundamentals' } },
  ])('may be %j', (link) => expect(articleSchema.safeParse(withLink(link)).success).toBe(true))
})

describe('the Atom feed', () => {
  const feed = (list = articleSummaries) =>
    atomFeed({
      articles: list,
      origin: 'https://lyrebird.example',
      companyName: 'Lyrebird & Co',
      authorEmail: 'hello@lyrebird.example',
    })

  test('holds one entry for each article, newest first, with absolute addresses', () => {
    const ids = [...feed().matchAll(/<entry>\s*<id>([^<]+)<\/id>/g)].map(([, id]) => id)
    expect(ids).toEqual(articles.map((article) => `https://lyrebird.example/blog/${article.slug}`))
    expect(feed()).toContain(`<updated>${articles[0]?.publishDate}T00:00:00Z</updated>`)
  })

  test('does not depend on the order it is given', () => {
    expect(feed(articleSummaries.toReversed()).match(/<id>[^<]+/g)).toEqual(feed().match(/<id>[^<]+/g))
  })

  test('escapes what XML reads as markup and drops what XML cannot hold', () => {
    expect(escapeXml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;')
    expect(escapeXml('a\u0000b\u000bc\ud800d\te\u{1f99a}')).toBe('abcd\te\u{1f99a}')
    expect(escapeXml('a\nb\rc\ufffed\uffffe')).toBe('a\nb\rcde')
    const [first] = articleSummaries
    if (!first) throw new Error('there are no articles')
    const hostile = feed([{ ...first, title: ']]></title><script>', summary: 'a & b' }])
    expect(hostile).not.toContain('<script>')
    expect(hostile).toContain('<summary>a &amp; b</summary>')
    expect(hostile).toContain('<title>Lyrebird &amp; Co blog</title>')
  })

  test('opens and closes every element', () => {
    const open: string[] = []
    for (const [, slash, name = '', self] of feed().matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
      if (self) continue
      if (slash) expect(open.pop()).toBe(name)
      else open.push(name)
    }
    expect(open).toEqual([])
  })

  test('is well-formed without articles', () => {
    expect(feed([])).toContain('<updated>1970-01-01T00:00:00Z</updated>')
  })
})
