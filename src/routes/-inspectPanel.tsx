import { createRoot } from 'react-dom/client'
import type { MachineDrawing } from '~/data/machines/machineDrawing'
import type { Recorder } from '~/machines/inspection/recorder'
import { InspectPanel, type InspectPanelProps } from '~/ui/machines/inspect/InspectPanel'
import { createPageLoader } from './-pageLoader'

/** Draws the panel beside the page, with what the recorder hears. */
export function drawPanel({
  recorder,
  ...props
}: { recorder: Recorder } & Pick<InspectPanelProps, 'panel' | 'offersStately'>) {
  const loadPage = createPageLoader()
  const drawings = new Map<string, Promise<MachineDrawing | null>>()
  const load = (machine: string) =>
    recorder
      .quietly(() => loadPage('machine', machine))
      .then(
        (page) => page?.content.drawing ?? null,
        () => null,
      )
  const source: InspectPanelProps['source'] = {
    subscribe: recorder.subscribe,
    actors: recorder.actors,
    graphOf: recorder.graphOf,
    drawingOf(machine) {
      const drawing = drawings.get(machine) ?? load(machine)
      drawings.set(machine, drawing)
      return drawing
    },
  }
  const place = document.createElement('div')
  // A dialog of the page neither hides the panel from a reader nor closes when it is used.
  place.dataset.reactAriaTopLayer = 'true'
  document.body.append(place)
  createRoot(place).render(<InspectPanel {...props} source={source} />)
}
