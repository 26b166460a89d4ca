import { createFileRoute } from '@tanstack/react-router'
import { RoleNotFound } from '~/ui/careers/CareerNotFound'
import { RolePage } from '~/ui/careers/RolePage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/careers/$role')({
  loader: ({ context, params }) => pageOrNotFound(context.loadPage, 'role', params.role),
  head: headOf,
  notFoundComponent: RoleNotFound,
  component: function Role() {
    const { content, trail } = Route.useLoaderData()
    return <RolePage content={content} trail={trail} />
  },
})
