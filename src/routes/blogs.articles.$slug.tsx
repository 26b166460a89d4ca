import { createFileRoute } from '@tanstack/react-router'
import { ArticleNotFound } from '~/ui/blog/ArticleNotFound'
import { ArticlePage } from '~/ui/blog/ArticlePage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/blogs/articles/$slug')({
  loader: ({ context, params }) => pageOrNotFound(context.loadPage, 'article', params.slug),
  head: headOf,
  notFoundComponent: ArticleNotFound,
  component: function Article() {
    const { content, trail } = Route.useLoaderData()
    return <ArticlePage content={content} trail={trail} />
  },
})
