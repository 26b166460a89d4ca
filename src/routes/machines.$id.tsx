import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { machineHref, machineSearchSchema } from '~/data/machines/machineSearch'
import { routeOf } from '~/ui/kit/Link'
import { MachineNotFound } from '~/ui/machines/MachineNotFound'
import { MachinePage } from '~/ui/machines/MachinePage'
import { pageOrNotFound } from './-context'
import { deviceShareMachine } from './-device'
import { headOf } from './-head'

const runCopied = 'The link to this state has been copied.'
const runInAddress = 'The address of this page now holds your run.'
const runTooLong = 'This run is too long for an address.'

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
  const { notify } = Route.useRouteContext()
  const share = useActorRef(deviceShareMachine)
  const { id } = content.machine
  const onRun = async (run: string | null) => {
    const say = (title: string) => notify('notice', { title, role: 'status' })
    if (run === null) return say(runTooLong)
    const href = machineHref(id, { ...search, run })
    void router.navigate({ ...routeOf(href), resetScroll: false, replace: true })
    try {
      await navigator.clipboard.writeText(new URL(href, location.href).href)
      say(runCopied)
    } catch {
      say(runInAddress)
    }
  }
  return (
    <MachinePage
      key={id}
      content={content}
      trail={trail}
      search={search}
      share={share}
      // A device's own sheet sends a text to a person; here it goes into another program.
      onCopy={(text) =>
        share.send({
          type: 'share.request',
          canShare: false,
          content: { title: id, text, url: '' },
        })
      }
      onRun={(run) => void onRun(run)}
    />
  )
}
