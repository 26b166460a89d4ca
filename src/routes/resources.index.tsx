import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/resources/')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'comingSoon', 'resources'),
  head: headOf,
  component: function Resources() {
    return <ComingSoonPage {...Route.useLoaderData()} />
  },
})
