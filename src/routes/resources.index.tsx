import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'

export const Route = createFileRoute('/resources/')({
  ...showing('comingSoon', () => 'resources'),
  component: () => <ComingSoonPage {...Route.useLoaderData()} />,
})
