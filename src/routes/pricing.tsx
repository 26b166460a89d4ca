import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { PricingPage } from '~/ui/comingSoon/PricingPage'

export const Route = createFileRoute('/pricing')({
  ...showing('comingSoon', () => 'pricing'),
  component: () => <PricingPage {...Route.useLoaderData()} />,
})
