import { createFileRoute } from '@tanstack/react-router'
import { EnrollingPage } from '~/ui/help/EnrollingPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/how-to-enroll')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'enrolling'),
  head: headOf,
  component: function Enrolling() {
    return <EnrollingPage {...Route.useLoaderData()} />
  },
})
