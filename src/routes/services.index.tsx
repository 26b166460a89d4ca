import { createFileRoute } from '@tanstack/react-router'
import { ServicesPage } from '~/ui/services/ServicesPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/services/')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'services'),
  head: headOf,
  component: function Services() {
    return <ServicesPage {...Route.useLoaderData()} />
  },
})
