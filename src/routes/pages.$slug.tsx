import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { RoleNotFound } from '~/ui/careers/CareerNotFound'
import { RolePage } from '~/ui/careers/RolePage'

export const Route = createFileRoute('/pages/$slug')({
  ...showing('role', ({ slug }: { slug: string }) => slug),
  notFoundComponent: RoleNotFound,
  component: () => <RolePage {...Route.useLoaderData()} />,
})
