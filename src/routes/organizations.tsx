import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { OrganizationsPage } from '~/ui/organisations/OrganizationsPage'

export const Route = createFileRoute('/organizations')({
  ...showing('organizations'),
  component: () => <OrganizationsPage {...Route.useLoaderData()} />,
})
