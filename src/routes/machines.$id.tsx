import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { machineSearchDefaults, machineSearchSchema } from '~/data/machines/machineSearch'
import { MachineNotFound } from '~/ui/machines/MachineNotFound'
import { MachinePage } from '~/ui/machines/MachinePage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/machines/$id')({
  validateSearch: machineSearchSchema,
  search: { middlewares: [stripSearchParams(machineSearchDefaults)] },
  loader: ({ context, params }) => pageOrNotFound(context.loadPage, 'machine', params.id),
  head: headOf,
  notFoundComponent: MachineNotFound,
  component: function Machine() {
    const { content, trail } = Route.useLoaderData()
    const { sort } = Route.useSearch()
    return <MachinePage content={content} trail={trail} order={sort} />
  },
})
