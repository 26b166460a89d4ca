import { useLayoutEffect } from 'react'
import type { ComparisonService } from '~/app/comparison'
import type { CompareContent } from '~/data/courses/compare.page'
import type { CompareSearch } from '~/data/courses/compareSearch'
import type { DeliveredPage } from '~/data/site/page'
import { ComparePage } from '~/ui/compare/ComparePage'
import { useCalledOff } from '~/ui/site/useCalledOff'

/**
 * One comparison at its two addresses. The address owns what is shown, and the selection follows it; an address that
 * names no course leaves the selection alone, since it asks for nothing.
 */
export function CompareScreen({
  path,
  page: { content, trail, service },
  search,
  navigate,
}: {
  path: '/compare' | '/courses/compare'
  page: DeliveredPage<CompareContent> & { service: ComparisonService }
  search: CompareSearch
  navigate: (options: { search: CompareSearch; resetScroll: false }) => unknown
}) {
  const { comparison } = service
  const { ids, differences } = search
  const ask = (asked: CompareSearch) => void navigate({ search: asked, resetScroll: false })
  // What is stored comes first: what the address says goes over it.
  useLayoutEffect(() => service.restore(), [service])
  const follow = () => {
    if (ids.length > 0) comparison.send({ type: 'ids.set', ids })
  }
  useLayoutEffect(follow, [comparison, ids])
  useCalledOff(follow)
  return (
    <ComparePage
      path={path}
      content={content}
      trail={trail}
      ids={ids}
      onlyDifferences={differences}
      comparison={comparison}
      onIds={(next) => {
        // Every other selection follows the address; one that ran ahead would stay when the visitor goes back at once.
        if (next.length === 0) comparison.send({ type: 'ids.set', ids: next })
        ask({ ids: [...next], differences })
      }}
      onOnlyDifferences={(next) => ask({ ids, differences: next })}
    />
  )
}
