import { createFileRoute } from '@tanstack/react-router'
import { showingComparison } from '~/app/loadComparison'
import { CompareScreen } from '~/app/screens/CompareScreen'

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
