import type { GraphTransition } from 'machine-workbench/description/machineGraph'
import type { Way } from 'machine-workbench/description/simulation'
import type { Simulator as Simulation } from 'machine-workbench/inspection/simulation'
import { createContext, use } from 'react'
import type { MachineContent } from '~/data/machines/machinePage'
import type { PayloadField } from '~/data/machines/payloadForm'
import type { DrawingViewActor } from '~/machines/drawingView.machine'
import type { DrawingWalkActor } from '~/machines/drawingWalk.machine'
import {
  type SimulatorActor,
  selectCanPlay,
  selectFrame,
  selectIsPlaying,
  selectShown,
} from '~/machines/simulator.machine'
import { afterPaint } from '~/ui/kit/yieldToPaint'

/** What the parts of the bench share. */
export interface Bench {
  content: MachineContent
  /** The fields of each event's payload. */
  forms: Readonly<Record<string, readonly PayloadField[]>>
  simulation: Simulation
  simulator: SimulatorActor
  walk: DrawingWalkActor
  view: DrawingViewActor
  /** Takes a way on, or opens the form of what its event carries. */
  take: (way: Way) => void
  /** Opens the form of what an event carries. */
  ask: (event: string) => void
}

export const BenchContext = createContext<Bench | null>(null)

export function useBench(): Bench {
  const bench = use(BenchContext)
  if (!bench) throw new Error('This is a part of the bench, and stands in it.')
  return bench
}

/** Whether an event asks for a payload. */
export const asks = ({ forms }: Pick<Bench, 'forms'>, { means }: Way) =>
  means.kind === 'event' && (forms[means.type]?.length ?? 0) > 0

/** Opens the form of an event, filled in with an example: one that leads somewhere, if any does. */
export function openForm(
  { simulator, content }: Pick<Bench, 'simulator' | 'content'>,
  type: string,
  example = 0,
) {
  const payload = content.trial.events[type]?.examples[example] ?? {}
  simulator.send({ type: 'payload.choose', event: type, payload })
}

export function takeWay(bench: Omit<Bench, 'take' | 'ask'>, way: Way) {
  const { simulator } = bench
  const { means } = way
  if (means.kind === 'event') {
    if (asks(bench, way)) openForm(bench, means.type, means.examples[0])
    else afterPaint(() => simulator.send({ type: 'event.send', event: { type: means.type } }))
  } else if (means.kind === 'time') {
    const ms = means.due - (selectFrame(simulator.getSnapshot())?.now ?? means.due)
    afterPaint(() => simulator.send({ type: 'time.step', ms }))
  } else {
    const [outcome] = means.outcomes
    if (outcome) afterPaint(() => simulator.send({ type: 'actor.finish', actor: means.actor, outcome }))
  }
}

/** How a transition is called in a sentence: 'pointer.enter if isMouse'. */
export const namedAs = ({ label, guard }: GraphTransition) => (guard ? `${label} if ${guard.text}` : label)

/** Shows the step so many before or after the one that is shown by then: whoever presses twice is two steps on. */
export const stepBy = (simulator: SimulatorActor, steps: number) =>
  afterPaint(() =>
    simulator.send({ type: 'history.goTo', index: selectShown(simulator.getSnapshot()) + steps }),
  )

export function togglePlaying(simulator: SimulatorActor) {
  const snapshot = simulator.getSnapshot()
  if (selectIsPlaying(snapshot)) simulator.send({ type: 'play.stop' })
  else if (selectCanPlay(snapshot)) simulator.send({ type: 'play.start' })
}
