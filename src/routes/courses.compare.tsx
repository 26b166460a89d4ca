import { createFileRoute } from '@tanstack/react-router'
import { CompareScreen } from '~/app/screens/CompareScreen'
import { showingComparison } from '~/app/showingComparison'

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
