import { createFileRoute } from '@tanstack/react-router'
import { showingComparison } from '~/app/loadComparison'
import { CompareScreen } from '~/app/screens/CompareScreen'

export const Route = createFileRoute('/courses/compare')({
  ...showingComparison,
  component: () => (
    <CompareScreen
      path="/courses/compare"
      page={Route.useLoaderData()}
      search={Route.useSearch()}
      navigate={Route.useNavigate()}
    />
  ),
})
