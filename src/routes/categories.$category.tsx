import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { categorySearchDefaults, categorySearchSchema } from '~/data/courses/categorySearch'
import { CategoryPage } from '~/ui/categories/CategoryPage'
import { NamedNotFound } from '~/ui/site/NamedNotFound'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/categories/$category')({
  validateSearch: categorySearchSchema,
  search: { middlewares: [stripSearchParams(categorySearchDefaults)] },
  loader: ({ context, params }) => pageOrNotFound(context.loadPage, 'category', params.category),
  head: headOf,
  notFoundComponent: () => (
    <NamedNotFound
      title="Category Not Found"
      text="The category you're looking for doesn't exist."
      back={{ label: 'Browse All Courses', href: '/courses' }}
    />
  ),
  component: Category,
})

function Category() {
  const { content, trail } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  return (
    <CategoryPage
      content={content}
      trail={trail}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  )
}
