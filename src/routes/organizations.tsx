import { createFileRoute } from '@tanstack/react-router'
import { OrganizationsPage } from '~/ui/organisations/OrganizationsPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/organizations')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'organizations'),
  head: headOf,
  component: function Organisations() {
    return <OrganizationsPage {...Route.useLoaderData()} />
  },
})
