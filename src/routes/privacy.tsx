import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'comingSoon', 'privacy'),
  head: headOf,
  component: function Privacy() {
    return <ComingSoonPage {...Route.useLoaderData()} />
  },
})
