import { createFileRoute, notFound } from '@tanstack/react-router'
import { headOf } from '~/app/showing'
import { CareerNotFound, RoleNotFound } from '~/ui/careers/CareerNotFound'
import { RolePage } from '~/ui/careers/RolePage'

export const Route = createFileRoute('/career-hub/$career/$role')({
  loader: async ({ context, params }) => {
    const page = await context.loadPage('role', params.role)
    if (page?.content.career.slug === params.career) return page
    const career = await context.loadPage('career', params.career)
    throw notFound({ data: career ? 'role' : 'career' })
  },
  head: headOf,
  notFoundComponent: ({ data }) => (data === 'career' ? <CareerNotFound /> : <RoleNotFound />),
  component: () => <RolePage {...Route.useLoaderData()} />,
})
