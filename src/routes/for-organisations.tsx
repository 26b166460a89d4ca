import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { ForOrganisationsPage } from '~/ui/organisations/ForOrganisationsPage'

export const Route = createFileRoute('/for-organisations')({
  ...showing('forOrganisations'),
  component: () => <ForOrganisationsPage {...Route.useLoaderData()} />,
})
