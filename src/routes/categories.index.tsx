import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { CategoriesPage } from '~/ui/categories/CategoriesPage'

export const Route = createFileRoute('/categories/')({
  ...showing('categories'),
  component: () => <CategoriesPage {...Route.useLoaderData()} />,
})
