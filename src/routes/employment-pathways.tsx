import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { EmploymentPage } from '~/ui/employment/EmploymentPage'

export const Route = createFileRoute('/employment-pathways')({
  ...showing('employment'),
  component: () => <EmploymentPage {...Route.useLoaderData()} />,
})
