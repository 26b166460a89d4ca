import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { compareSearchDefaults, compareSearchSchema } from '~/data/courses/compareSearch'
import { CompareScreen } from './-CompareScreen'
import { headOf } from './-head'
import { loadComparison } from './-loadComparison'

export const Route = createFileRoute('/courses/compare')({
  validateSearch: compareSearchSchema,
  search: { middlewares: [stripSearchParams(compareSearchDefaults)] },
  loader: ({ context }) => loadComparison(context),
  head: headOf,
  component: function Compare() {
    const navigate = Route.useNavigate()
    return (
      <CompareScreen
        page={Route.useLoaderData()}
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    )
  },
})
