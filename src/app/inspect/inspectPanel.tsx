import { useRouter } from '@tanstack/react-router'
import type { MachineDrawing } from 'machine-workbench/description/machineDrawing'
import type { Recorder } from 'machine-workbench/inspection/recorder'
import { useEffect, useMemo } from 'react'
import type { LoadPage } from '~/app/context'
import { copyFile } from '~/app/copyFile'
import { downloadText } from '~/app/device'
import { InspectPanel, type InspectPanelProps } from '~/ui/machines/inspect/InspectPanel'
import { hearNavigation } from './outside'

type Source = InspectPanelProps['source']

/** What the panel shows: what the recorder hears, and the drawings of the site. */
function sourceOf(recorder: Recorder, loadPage: LoadPage): Source {
  const drawings = new Map<string, Promise<MachineDrawing | null>>()
  const load = (machine: string) =>
    recorder
      .quietly(() => loadPage('machine', machine))
      .then(
        (page) => page?.content.drawing ?? null,
        () => null,
      )
  return {
    subscribe: recorder.subscribe,
    actors: recorder.actors,
    messages: recorder.messages,
    graphOf: recorder.graphOf,
    drawingOf(machine) {
      const drawing = drawings.get(machine) ?? load(machine)
      drawings.set(machine, drawing)
      return drawing
    },
  }
}

/** The panel beside the page. */
export function createInspectPanel({
  recorder,
  ...props
}: { recorder: Recorder } & Pick<InspectPanelProps, 'panel' | 'offersStately'>) {
  function Layer() {
    const router = useRouter()
    const { loadPage, notify } = router.options.context
    useEffect(() => hearNavigation(recorder, router), [router])
    const source = useMemo(() => sourceOf(recorder, loadPage), [loadPage])
    return (
      <InspectPanel
        {...props}
        source={source}
        onCopy={(file) => void copyFile(file, notify)}
        onDownload={({ name, text }) => downloadText(name, text)}
      />
    )
  }
  return { Layer }
}
