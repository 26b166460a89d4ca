import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/about')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'comingSoon', 'about'),
  head: headOf,
  component: function About() {
    return <ComingSoonPage {...Route.useLoaderData()} />
  },
})
