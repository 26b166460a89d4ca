import { createFileRoute } from '@tanstack/react-router'
import { EmploymentPage } from '~/ui/employment/EmploymentPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/employment-pathways')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'employment'),
  head: headOf,
  component: function Employment() {
    return <EmploymentPage {...Route.useLoaderData()} />
  },
})
