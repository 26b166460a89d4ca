import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { pageOrNotFound } from '~/app/context'
import { listAddress } from '~/app/listAddress'
import { searchOf } from '~/app/searchOf'
import { headOf } from '~/app/showing'
import { catalogueSearchSchema } from '~/data/courses/catalogueSearch'
import { catalogueList } from '~/data/courses/courseLists'
import { CataloguePage } from '~/ui/catalogue/CataloguePage'
import { useListing } from '~/ui/lists/useListing'

export const Route = createFileRoute('/courses/')({
  ...searchOf(catalogueSearchSchema),
  loader: async ({ context }) => {
    const page = await pageOrNotFound(context.loadPage, 'catalogue')
    const service = await context.comparison(page.content.courses)
    return { ...page, service }
  },
  head: headOf,
  component: Catalogue,
})

function Catalogue() {
  const { content, trail, service } = Route.useLoaderData()
  const { courses, subjects } = content
  const search = Route.useSearch()
  const { results } = Route.useRouteContext()
  const list = useMemo(() => catalogueList(courses, subjects), [courses, subjects])
  const listing = useListing(list, {
    ...listAddress(catalogueSearchSchema, search, Route.useNavigate()),
    applies: 'onApply',
    opensPanel: search.panel === 'filters',
  })

  useLayoutEffect(() => service.restore(), [service])
  useEffect(() => {
    results.link = { to: '/courses', search }
  }, [results, search])

  return (
    <CataloguePage
      content={content}
      trail={trail}
      search={search}
      listing={listing}
      comparison={service.comparison}
    />
  )
}
