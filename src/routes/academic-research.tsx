import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'

export const Route = createFileRoute('/academic-research')({
  ...showing('comingSoon', () => 'academic-research'),
  component: () => <ComingSoonPage {...Route.useLoaderData()} />,
})
