import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'

export const Route = createFileRoute('/research-students')({
  ...showing('comingSoon', () => 'research-students'),
  component: () => <ComingSoonPage {...Route.useLoaderData()} />,
})
