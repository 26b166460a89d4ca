import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { textComing } from '~/app/courseSearch'
import { listAddress } from '~/app/listAddress'
import { searchOf } from '~/app/searchOf'
import { showing } from '~/app/showing'
import { categorySearchSchema } from '~/data/courses/categorySearch'
import { categoryList } from '~/data/courses/courseLists'
import { CategoryPage } from '~/ui/categories/CategoryPage'
import { useListing } from '~/ui/lists/useListing'
import { NamedNotFound } from '~/ui/site/NamedNotFound'

const category = showing('category', ({ category: id }: { category: string }) => id.toLowerCase())

export const Route = createFileRoute('/categories/$category')({
  staticData: { hasResults: true },
  ...searchOf(categorySearchSchema),
  // §2.10: the id matches in any case.
  ...category,
  loader: async (asked) => {
    const [page] = await Promise.all([category.loader(asked), textComing(asked)])
    return page
  },
  notFoundComponent: () => (
    <NamedNotFound
      title="Category Not Found"
      text="The category you're looking for doesn't exist."
      back={{ label: 'Browse All Courses', link: { to: '/courses' } }}
    />
  ),
  component: Category,
})

function Category() {
  // Each category is a list of its own.
  return <CategoryOf key={Route.useParams().category} />
}

function CategoryOf() {
  const { content, trail } = Route.useLoaderData()
  const { courses } = content
  const search = Route.useSearch()
  const { search: courseSearch } = Route.useRouteContext()
  const list = useMemo(() => categoryList(courses, courseSearch), [courses, courseSearch])
  const listing = useListing(list, {
    ...listAddress(categorySearchSchema, search, Route.useNavigate()),
    applies: 'atOnce',
    opensPanel: search.level.length + search.mode.length > 0,
  })
  return <CategoryPage content={content} trail={trail} listing={listing} />
}
