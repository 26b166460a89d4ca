import { createFileRoute } from '@tanstack/react-router'
import { CategoriesPage } from '~/ui/categories/CategoriesPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/categories/')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'categories'),
  head: headOf,
  component: function Categories() {
    return <CategoriesPage {...Route.useLoaderData()} />
  },
})
