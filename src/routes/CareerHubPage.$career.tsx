import { createFileRoute } from '@tanstack/react-router'
import { CareerNotFound } from '~/ui/careers/CareerNotFound'
import { CareerPage } from '~/ui/careers/CareerPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/CareerHubPage/$career')({
  loader: ({ context, params }) => pageOrNotFound(context.loadPage, 'career', params.career),
  head: headOf,
  notFoundComponent: CareerNotFound,
  component: function Career() {
    const { content, trail } = Route.useLoaderData()
    return <CareerPage content={content} trail={trail} />
  },
})
