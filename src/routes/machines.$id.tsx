import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { machineHref, machineSearchSchema } from '~/data/machines/machineSearch'
import { routeOf } from '~/ui/kit/Link'
import { MachineNotFound } from '~/ui/machines/MachineNotFound'
import { MachinePage } from '~/ui/machines/MachinePage'
import { pageOrNotFound } from './-context'
import { deviceShareMachine } from './-device'
import { headOf } from './-head'

export const Route = createFileRoute('/machines/$id')({
  loader: ({ context, params }) => pageOrNotFound(context.loadPage, 'machine', params.id),
  head: headOf,
  notFoundComponent: MachineNotFound,
  component: Machine,
})

function Machine() {
  const { content, trail } = Route.useLoaderData()
  // Read here and not by the route: what a route reads itself is in the first download of every page.
  const search = machineSearchSchema.parse(Route.useSearch())
  const router = useRouter()
  const share = useActorRef(deviceShareMachine)
  const { id } = content.machine
  return (
    <MachinePage
      key={id}
      content={content}
      trail={trail}
      search={search}
      share={share}
      onFormat={(format) =>
        void router.navigate({
          ...routeOf(machineHref(id, { ...search, format })),
          resetScroll: false,
          replace: true,
        })
      }
      // A device's own sheet sends a text to a person; here it goes into another program.
      onCopy={(text) =>
        share.send({
          type: 'share.request',
          canShare: false,
          content: { title: id, text, url: '' },
        })
      }
    />
  )
}
