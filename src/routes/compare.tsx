import { createFileRoute } from '@tanstack/react-router'
import { CompareScreen } from '~/app/screens/CompareScreen'
import { showingComparison } from '~/app/showingComparison'

export const Route = createFileRoute('/compare')({
  ...showingComparison,
  component: () => (
    <CompareScreen
      path="/compare"
      page={Route.useLoaderData()}
      search={Route.useSearch()}
      navigate={Route.useNavigate()}
    />
  ),
})
