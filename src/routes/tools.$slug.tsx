import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'

export const Route = createFileRoute('/tools/$slug')({
  ...showing('comingSoon', ({ slug }: { slug: string }) => `tools--${slug}`),
  component: () => <ComingSoonPage {...Route.useLoaderData()} />,
})
