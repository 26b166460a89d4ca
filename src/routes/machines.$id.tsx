import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import type { MachinePaths } from 'machine-workbench/description/machinePath'
import { useMemo } from 'react'
import { copyFile } from '~/app/copyFile'
import { deviceShareMachine, downloadText } from '~/app/device'
import { showing } from '~/app/showing'
import { machineLink, machineSearchSchema } from '~/data/machines/machineSearch'
import { MachineNotFound } from '~/ui/machines/MachineNotFound'
import { MachinePage } from '~/ui/machines/MachinePage'
import { untilItArrives } from '~/ui/site/untilItArrives'

const runCopied = 'The link to this state has been copied.'
const runInAddress = 'The address of this page now holds your run.'
const runTooLong = 'This run is too long for an address.'

export const Route = createFileRoute('/machines/$id')({
  ...showing('machine', ({ id }: { id: string }) => id),
  notFoundComponent: MachineNotFound,
  component: Machine,
})

function Machine() {
  const { content, trail } = Route.useLoaderData()
  // Read here and not by the route: what a route reads itself is in the first download of every page.
  const search = machineSearchSchema.parse(Route.useSearch())
  const router = useRouter()
  const { notify, tryPage } = Route.useRouteContext()
  const share = useActorRef(deviceShareMachine)
  const { id } = content.machine
  const paths = useMemo(() => {
    const ask = untilItArrives('part', () => tryPage('machinePaths', id))
    let coming: Promise<MachinePaths | undefined> | undefined
    return () => {
      coming ??= ask().then((page) => page?.content)
      return coming
    }
  }, [tryPage, id])
  const onRun = async (run: string | null) => {
    const say = (title: string) => notify('notice', { title, role: 'status' })
    if (run === null) return say(runTooLong)
    const link = machineLink(id, { ...search, run })
    void router.navigate({ ...link, resetScroll: false, replace: true })
    try {
      await navigator.clipboard.writeText(new URL(router.buildLocation(link).href, location.href).href)
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
      onOrder={(sort) =>
        void router.navigate({ ...machineLink(id, { ...search, sort }), resetScroll: false })
      }
      onSearch={(next) =>
        void router.navigate({ ...machineLink(id, next), resetScroll: false, replace: true })
      }
      onRun={(run) => void onRun(run)}
      onCopyFile={(file) => void copyFile(file, notify)}
      onDownload={({ name, text }) => downloadText(name, text)}
      paths={paths}
    />
  )
}
