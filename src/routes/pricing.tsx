import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/pricing')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'comingSoon', 'pricing'),
  head: headOf,
  component: function Pricing() {
    return <ComingSoonPage {...Route.useLoaderData()} />
  },
})
