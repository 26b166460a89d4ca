import { createFileRoute } from '@tanstack/react-router'
import { ForOrganisationsPage } from '~/ui/organisations/ForOrganisationsPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/for-organisations')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'forOrganisations'),
  head: headOf,
  component: function Organisations() {
    return <ForOrganisationsPage {...Route.useLoaderData()} />
  },
})
