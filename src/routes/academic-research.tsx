import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/academic-research')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'comingSoon', 'academic-research'),
  head: headOf,
  component: function AcademicResearch() {
    return <ComingSoonPage {...Route.useLoaderData()} />
  },
})
