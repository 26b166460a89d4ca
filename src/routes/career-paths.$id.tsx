import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'

export const Route = createFileRoute('/career-paths/$id')({
  ...showing('comingSoon', ({ id }: { id: string }) => `career-paths--${id}`),
  component: () => <ComingSoonPage {...Route.useLoaderData()} />,
})
