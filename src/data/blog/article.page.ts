import { company } from '~/data/company'
import { type CourseLink, courseLinks } from '~/data/courses/courseLinks'
import { definePages, home, type Page } from '~/data/site/page'
import type { ArticleNode, Author } from './article'
import { type ArticleCard, toArticleCard } from './articleCards'
import { type ContentsEntry, contentsOf, wordCount } from './articleReading'
import { articles, findArticle, relatedArticles } from './articles'

export interface ArticleContent {
  article: Omit<ArticleCard, 'author'> & {
    author: Author
    tags: readonly string[]
    blocks: readonly ArticleNode[]
    contents: readonly ContentsEntry[]
  }
  courses: readonly CourseLink[]
  related: readonly ArticleCard[]
}

/** §2.7: one article at two addresses. */
export const articlePages = definePages({
  name: 'article',
  ids: () => articles.map(({ slug }) => slug),
  links: (slug) => [
    { to: '/blog/$slug', params: { slug } },
    { to: '/blogs/articles/$slug', params: { slug } },
  ],
  load: (slug): Page<ArticleContent> | undefined => {
    const article = findArticle(slug)
    if (!article) return undefined
    const card = toArticleCard(article)
    const path = `/blog/${article.slug}`
    return {
      head: {
        title: article.title,
        description: article.summary,
        path,
        index: true,
        structuredData: [
          {
            '@type': 'Article',
            headline: article.title,
            description: article.summary,
            image: new URL('/og/site.png', company.site).href,
            datePublished: article.publishDate,
            inLanguage: 'en-AU',
            articleSection: card.topic.name,
            keywords: article.tags.join(', '),
            wordCount: wordCount(article),
            url: new URL(path, company.site).href,
            mainEntityOfPage: new URL(path, company.site).href,
            author: { '@type': 'Person', name: article.author.name, jobTitle: article.author.role },
            publisher: { '@type': 'Organization', name: company.name, url: company.site },
          },
        ],
      },
      trail: [home, { label: 'Blog', link: { to: '/blog' } }, { label: article.title }],
      content: {
        article: {
          ...card,
          author: article.author,
          tags: article.tags,
          blocks: article.content,
          contents: contentsOf(article),
        },
        courses: courseLinks(article.courseSlugs ?? []),
        related: relatedArticles(article).map(toArticleCard),
      },
    }
  },
})
