import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/academic/$service')({
  loader: ({ context, params }) =>
    pageOrNotFound(context.loadPage, 'comingSoon', `academic--${params.service}`),
  head: headOf,
  component: function AcademicService() {
    return <ComingSoonPage {...Route.useLoaderData()} />
  },
})
