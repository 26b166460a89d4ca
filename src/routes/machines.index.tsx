import { createFileRoute } from '@tanstack/react-router'
import { MachinesPage } from '~/ui/machines/MachinesPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/machines/')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'machines'),
  head: headOf,
  component: function Machines() {
    const { content, trail } = Route.useLoaderData()
    return <MachinesPage content={content} trail={trail} />
  },
})
