import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '~/ui/legal/TermsPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/terms-of-service')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'termsOfService'),
  head: headOf,
  component: function TermsOfService() {
    return <TermsPage {...Route.useLoaderData()} />
  },
})
