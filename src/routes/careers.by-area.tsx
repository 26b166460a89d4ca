import { createFileRoute } from '@tanstack/react-router'
import { CareersByAreaPage } from '~/ui/careers/CareersByAreaPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/careers/by-area')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'careersByArea'),
  head: headOf,
  component: function Careers() {
    const { content, trail } = Route.useLoaderData()
    return <CareersByAreaPage content={content} trail={trail} />
  },
})
