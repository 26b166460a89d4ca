import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { RoleNotFound } from '~/ui/careers/CareerNotFound'
import { RolePage } from '~/ui/careers/RolePage'

export const Route = createFileRoute('/careers/$role')({
  ...showing('role', ({ role }: { role: string }) => role),
  notFoundComponent: RoleNotFound,
  component: () => <RolePage {...Route.useLoaderData()} />,
})
