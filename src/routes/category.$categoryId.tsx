import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listAddress } from '~/app/listAddress'
import { searchOf } from '~/app/searchOf'
import { showing } from '~/app/showing'
import { simpleCategorySearchSchema } from '~/data/courses/categorySearch'
import { simpleCategoryList } from '~/data/courses/courseLists'
import { SimpleCategoryPage } from '~/ui/categories/SimpleCategoryPage'
import { useListing } from '~/ui/lists/useListing'
import { NamedNotFound } from '~/ui/site/NamedNotFound'

export const Route = createFileRoute('/category/$categoryId')({
  ...searchOf(simpleCategorySearchSchema),
  // §2.10: the id matches in any case.
  ...showing('simpleCategory', ({ categoryId }: { categoryId: string }) => categoryId.toLowerCase()),
  notFoundComponent: () => (
    <NamedNotFound
      title="Category not found"
      text="No category has this address."
      back={{ label: 'See all categories', link: { to: '/categories' } }}
    />
  ),
  component: SimpleCategory,
})

function SimpleCategory() {
  // Each category is a list of its own.
  return <SimpleCategoryOf key={Route.useParams().categoryId} />
}

function SimpleCategoryOf() {
  const { content, trail } = Route.useLoaderData()
  const { courses } = content
  const search = Route.useSearch()
  const list = useMemo(() => simpleCategoryList(courses), [courses])
  const listing = useListing(list, {
    ...listAddress(simpleCategorySearchSchema, search, Route.useNavigate()),
    applies: 'atOnce',
  })
  return <SimpleCategoryPage content={content} trail={trail} listing={listing} />
}
