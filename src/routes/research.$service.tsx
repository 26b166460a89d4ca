import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'

export const Route = createFileRoute('/research/$service')({
  ...showing('comingSoon', ({ service }: { service: string }) => `research--${service}`),
  component: () => <ComingSoonPage {...Route.useLoaderData()} />,
})
