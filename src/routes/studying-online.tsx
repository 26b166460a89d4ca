import { createFileRoute } from '@tanstack/react-router'
import { StudyingOnlinePage } from '~/ui/help/StudyingOnlinePage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/studying-online')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'studying'),
  head: headOf,
  component: function StudyingOnline() {
    return <StudyingOnlinePage {...Route.useLoaderData()} />
  },
})
