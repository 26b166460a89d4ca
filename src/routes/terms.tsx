import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'

export const Route = createFileRoute('/terms')({
  ...showing('comingSoon', () => 'terms'),
  component: () => <ComingSoonPage {...Route.useLoaderData()} />,
})
