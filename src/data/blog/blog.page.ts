import { company } from '~/data/company'
import { definePage, home, type Page } from '~/data/site/page'
import { type ArticleCard, toArticleCard } from './articleCards'
import { articles } from './articles'

export interface BlogContent {
  /** Newest first. */
  articles: readonly ArticleCard[]
}

/** §2.7: one list at both addresses. */
export const blogPage = definePage(
  'blog',
  [{ to: '/blog' }, { to: '/blogs' }],
  (): Page<BlogContent> => ({
    head: {
      title: 'Blog: study, work and what both cost',
      description:
        'Plain guides by our trainers and advisers: how to start in a field, what courses cost, how recognition works and how to study around a job.',
      path: '/blog',
      index: true,
      structuredData: [
        {
          '@type': 'Blog',
          name: `${company.name} blog`,
          description: 'Guides to choosing, paying for and finishing a course.',
          inLanguage: 'en-AU',
          url: new URL('/blog', company.site).href,
          publisher: { '@type': 'Organization', name: company.name, url: company.site },
        },
      ],
    },
    trail: [home, { label: 'Blog' }],
    content: {
      articles: articles.map(toArticleCard),
    },
  }),
)
