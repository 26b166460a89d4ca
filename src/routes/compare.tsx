import { createFileRoute } from '@tanstack/react-router'
import { loadComparison } from '~/app/loadComparison'
import { CompareScreen } from '~/app/screens/CompareScreen'
import { searchOf } from '~/app/searchOf'
import { headOf } from '~/app/showing'
import { compareSearchSchema } from '~/data/courses/compareSearch'

export const Route = createFileRoute('/compare')({
  ...searchOf(compareSearchSchema),
  loader: ({ context }) => loadComparison(context),
  head: headOf,
  component: function Compare() {
    const navigate = Route.useNavigate()
    return (
      <CompareScreen
        path="/compare"
        page={Route.useLoaderData()}
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, resetScroll: false })}
      />
    )
  },
})
