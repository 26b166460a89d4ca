import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '~/ui/help/FaqPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/faq')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'faq'),
  head: headOf,
  component: function Faq() {
    return <FaqPage {...Route.useLoaderData()} />
  },
})
