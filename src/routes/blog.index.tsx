import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { blogSearchDefaults, blogSearchSchema } from '~/data/blog/blogSearch'
import { BlogScreen } from './-BlogScreen'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/blog/')({
  validateSearch: blogSearchSchema,
  search: { middlewares: [stripSearchParams(blogSearchDefaults)] },
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'blog'),
  head: headOf,
  component: function Blog() {
    const navigate = Route.useNavigate()
    return (
      <BlogScreen
        page={Route.useLoaderData()}
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    )
  },
})
