import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'

export const Route = createFileRoute('/academic/$service')({
  ...showing('comingSoon', ({ service }: { service: string }) => `academic--${service}`),
  component: () => <ComingSoonPage {...Route.useLoaderData()} />,
})
