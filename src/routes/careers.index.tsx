import { createFileRoute } from '@tanstack/react-router'
import { CareersPage } from '~/ui/careers/CareersPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/careers/')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'careers'),
  head: headOf,
  component: function Careers() {
    const { content, trail } = Route.useLoaderData()
    return <CareersPage content={content} trail={trail} />
  },
})
