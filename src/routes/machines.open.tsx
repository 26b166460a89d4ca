import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import type { MachinePaths } from 'machine-workbench/description/machinePath'
import { useCallback, useLayoutEffect } from 'react'
import { copyFile } from '~/app/copyFile'
import { deviceShareMachine, downloadText } from '~/app/device'
import { deviceOpenerMachine, pathsOfShown } from '~/app/opening/opening'
import { fragmentOf, textIn } from '~/app/opening/textLink'
import { showing } from '~/app/showing'
import { type MachineSearch, machineSearchSchema, openedLink } from '~/data/machines/machineSearch'
import type { ShownMachine } from '~/machines/opener.machine'
import { OpenMachinePage } from '~/ui/machines/OpenMachinePage'

const machineCopied = 'The link to this machine has been copied.'
const machineInAddress = 'The address of this page now holds your machine.'
const machineTooLong = 'This machine is too long for an address. Download it instead.'
const unreadable = 'The machine in the address cannot be read: it may have been cut off.'
const runCopied = 'The link to this state has been copied.'
const runInAddress = 'The address of this page now holds your run.'
const runTooLong = 'This run is too long for an address.'

/** Another view of the page that is open. */
const inPlace = { hashScrollIntoView: false, resetScroll: false, replace: true } as const

export const Route = createFileRoute('/machines/open')({
  ...showing('openMachine'),
  component: OpenMachine,
})

function OpenMachine() {
  const { content, trail } = Route.useLoaderData()
  // Read here and not by the route: what a route reads itself is in the first download of every page.
  const search = machineSearchSchema.parse(Route.useSearch())
  const router = useRouter()
  const { notify } = Route.useRouteContext()
  const opener = useActorRef(deviceOpenerMachine)
  const share = useActorRef(deviceShareMachine)
  const say = useCallback((title: string) => void notify('notice', { title, role: 'status' }), [notify])
  const show = (view: MachineSearch) =>
    void router.navigate({
      ...openedLink(view),
      hash: router.state.location.hash,
      ...inPlace,
    })
  /** Puts an address into the bar and on the clipboard. */
  const giveLink = useCallback(
    async (view: MachineSearch, hash: string, copied: string, kept: string) => {
      const link = { ...openedLink(view), hash }
      void router.navigate({ ...link, ...inPlace })
      try {
        await navigator.clipboard.writeText(new URL(router.buildLocation(link).href, location.href).href)
        say(copied)
      } catch {
        say(kept)
      }
    },
    [router, say],
  )

  useLayoutEffect(() => {
    // What is opened is applied, so the address holds it; what was said of the machine before is not said of this one.
    const opened = opener.on('machine.opened', async ({ text, which }) => {
      const fragment = (await fragmentOf(text, which)) ?? ''
      if (fragment === location.hash.slice(1)) return
      const { panel, format, as } = machineSearchSchema.parse(router.state.location.search)
      const view = machineSearchSchema.parse({ panel, format, as })
      void router.navigate({ ...openedLink(view), hash: fragment, ...inPlace })
    })
    return () => opened.unsubscribe()
  }, [opener, router])
  useLayoutEffect(() => {
    const requested = opener.on('link.requested', async ({ text, which }) => {
      const fragment = await fragmentOf(text, which)
      if (fragment === null) return say(machineTooLong)
      const view = machineSearchSchema.parse(router.state.location.search)
      await giveLink(view, fragment, machineCopied, machineInAddress)
    })
    return () => requested.unsubscribe()
  }, [opener, router, giveLink, say])
  useLayoutEffect(() => {
    const bring = async () => {
      const found = await textIn(location.hash.slice(1))
      if (found === undefined) say(unreadable)
      if (found) opener.send({ type: 'text.bring', ...found })
    }
    void bring()
    addEventListener('hashchange', bring)
    return () => removeEventListener('hashchange', bring)
  }, [opener, say])

  const pathsOf = useCallback((machine: ShownMachine) => {
    let coming: Promise<MachinePaths> | undefined
    return () => {
      coming ??= pathsOfShown(machine)
      return coming
    }
  }, [])
  return (
    <OpenMachinePage
      content={content}
      trail={trail}
      search={search}
      opener={opener}
      share={share}
      onCopy={(text) =>
        share.send({ type: 'share.request', canShare: false, content: { title: '', text, url: '' } })
      }
      onOrder={(sort) => show({ ...search, sort })}
      onSearch={show}
      onRun={(run) =>
        run === null
          ? say(runTooLong)
          : void giveLink({ ...search, run }, router.state.location.hash, runCopied, runInAddress)
      }
      onCopyFile={(file) => void copyFile(file, notify)}
      onDownload={({ name, text }) => downloadText(name, text)}
      pathsOf={pathsOf}
    />
  )
}
