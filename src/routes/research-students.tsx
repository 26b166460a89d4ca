import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/research-students')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'comingSoon', 'research-students'),
  head: headOf,
  component: function ResearchStudents() {
    return <ComingSoonPage {...Route.useLoaderData()} />
  },
})
