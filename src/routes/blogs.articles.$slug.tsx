import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { ArticleNotFound } from '~/ui/blog/ArticleNotFound'
import { ArticlePage } from '~/ui/blog/ArticlePage'

export const Route = createFileRoute('/blogs/articles/$slug')({
  ...showing('article', ({ slug }: { slug: string }) => slug),
  notFoundComponent: ArticleNotFound,
  component: () => <ArticlePage {...Route.useLoaderData()} />,
})
