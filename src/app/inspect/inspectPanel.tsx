import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { LoadPage } from '~/app/context'
import type { MachineDrawing } from '~/data/machines/machineDrawing'
import type { Recorder } from '~/machines/inspection/recorder'
import { InspectPanel, type InspectPanelProps } from '~/ui/machines/inspect/InspectPanel'

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
    const { loadPage } = useRouter().options.context
    const source = useMemo(() => sourceOf(recorder, loadPage), [loadPage])
    return <InspectPanel {...props} source={source} />
  }
  return { Layer }
}
