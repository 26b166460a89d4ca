import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { simpleCategorySearchDefaults, simpleCategorySearchSchema } from '~/data/courses/categorySearch'
import { carouselMachine } from '~/machines/carousel.machine'
import { SimpleCategoryPage } from '~/ui/categories/SimpleCategoryPage'
import { NamedNotFound } from '~/ui/site/NamedNotFound'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/category/$categoryId')({
  validateSearch: simpleCategorySearchSchema,
  search: { middlewares: [stripSearchParams(simpleCategorySearchDefaults)] },
  // §2.10: the id matches in any case.
  loader: ({ context, params }) =>
    pageOrNotFound(context.loadPage, 'simpleCategory', params.categoryId.toLowerCase()),
  head: headOf,
  notFoundComponent: () => (
    <NamedNotFound
      title="Category not found"
      text="No category has this address."
      back={{ label: 'See all categories', href: '/categories' }}
    />
  ),
  component: SimpleCategory,
})

function SimpleCategory() {
  const { content, trail } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const carousel = useActorRef(carouselMachine, {
    input: { count: content.articles.length, visible: 1, loops: true },
  })
  return (
    <SimpleCategoryPage
      content={content}
      trail={trail}
      search={Route.useSearch()}
      onSort={(sort) =>
        void navigate({ search: simpleCategorySearchSchema.parse({ sort }), resetScroll: false })
      }
      carousel={carousel}
    />
  )
}
