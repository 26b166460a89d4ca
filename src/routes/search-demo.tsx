import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useLayoutEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { pageOrNotFound } from '~/app/context'
import { searchOf } from '~/app/searchOf'
import { headOf } from '~/app/showing'
import { searchDemoSearchSchema } from '~/data/search/searchDemoSearch'
import type { SearchResult } from '~/data/search/searchEngine'
import { searchBoxOf } from '~/machines/searchBox.machine'
import { SearchDemoPage } from '~/ui/search/SearchDemoPage'

export const Route = createFileRoute('/search-demo')({
  ...searchOf(searchDemoSearchSchema),
  loader: async ({ context }) => {
    const [page, search] = await Promise.all([
      pageOrNotFound(context.loadPage, 'searchDemo'),
      context.search(),
    ])
    return { ...page, search }
  },
  head: headOf,
  component: SearchDemo,
})

function SearchDemo() {
  const { trail, search } = Route.useLoaderData()
  const { q } = Route.useSearch()
  const router = useRouter()
  const machine = useMemo(
    () =>
      searchBoxOf<SearchResult>().provide({
        actors: { loadIndex: fromPromise<unknown>(() => search.load()) },
      }),
    [search],
  )
  const box = useActorRef(machine)

  useLayoutEffect(() => {
    const subscriptions = [
      box.on('search.requested', ({ query }) =>
        box.send({ type: 'results.received', query, matches: search.find(query) }),
      ),
      box.on('item.chosen', ({ item: { item } }) => void router.navigate(item.link)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [box, search, router])
  useLayoutEffect(() => {
    if (q !== '') box.send({ type: 'query.change', query: q })
  }, [box, q])

  return <SearchDemoPage trail={trail} box={box} heard={search.heard} />
}
