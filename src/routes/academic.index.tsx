import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/academic/')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'comingSoon', 'academic'),
  head: headOf,
  component: function Academic() {
    return <ComingSoonPage {...Route.useLoaderData()} />
  },
})
