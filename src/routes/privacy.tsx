import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'

export const Route = createFileRoute('/privacy')({
  ...showing('comingSoon', () => 'privacy'),
  component: () => <ComingSoonPage {...Route.useLoaderData()} />,
})
