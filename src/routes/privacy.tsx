import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { useKeptData } from '~/app/useKeptData'
import { PrivacyPage } from '~/ui/comingSoon/PrivacyPage'

export const Route = createFileRoute('/privacy')({
  ...showing('comingSoon', () => 'privacy'),
  component: function Privacy() {
    return <PrivacyPage {...Route.useLoaderData()} port={useKeptData(Route.useRouteContext())} />
  },
})
