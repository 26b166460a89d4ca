import type { CategoryId } from '~/data/courses/vocabulary'
import { formatDay } from '~/data/site/dates'
import type { Article } from './article'
import { readingMinutes } from './articleReading'
import { articles } from './articles'
import { type BlogCategoryId, findBlogCategory } from './categories'

export interface ArticleTopic {
  id: BlogCategoryId
  name: string
  hue: CategoryId
}

/** What a list draws of an article: plain data, its date already written out. */
export interface ArticleCard {
  slug: string
  title: string
  summary: string
  author: string
  date: { iso: string; text: string }
  minutes: number
  topic: ArticleTopic
}

function topicOf({ slug, categoryId }: Article): ArticleTopic {
  const topic = findBlogCategory(categoryId)
  if (!topic) throw new Error(`src/data/blog/content/${slug}.ts names a category that is not there.`)
  return topic
}

export const toArticleCard = (article: Article): ArticleCard => ({
  slug: article.slug,
  title: article.title,
  summary: article.summary,
  author: article.author.name,
  date: { iso: article.publishDate, text: formatDay(article.publishDate) },
  minutes: readingMinutes(article),
  topic: topicOf(article),
})

/** §2.25: the carousel shows five. */
const RECENT_ARTICLES = 5

/** A card of the blog carousel: title, author, and what its picture is drawn from (§2.25). */
export type RecentArticle = Pick<ArticleCard, 'slug' | 'title' | 'author' | 'topic'>

/** The newest articles, for the carousel. Used by the build alone. */
export const recentArticleCards = (): readonly RecentArticle[] =>
  articles.slice(0, RECENT_ARTICLES).map((article) => ({
    slug: article.slug,
    title: article.title,
    author: article.author.name,
    topic: topicOf(article),
  }))
