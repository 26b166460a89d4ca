import { type GraphTransition, type MachineGraph, ROOT } from 'machine-workbench/description/machineGraph'
import type { Frame, Way } from 'machine-workbench/description/simulation'

/** A transition that could be taken now. */
export interface OpenWay extends Way {
  declared: GraphTransition
}

/** A transition of an active state that nothing could bring about now, and why. */
export interface ClosedWay {
  declared: GraphTransition
  reason: string
}

/** The ways on from where a simulation stands, in the machine's order. */
export const openWays = ({ transitions }: MachineGraph, { ways }: Frame): readonly OpenWay[] =>
  ways.flatMap((way) => {
    const declared = transitions.find(({ id }) => id === way.transition)
    return declared ? [{ ...way, declared }] : []
  })

function reasonFor({ cause, guard, label }: GraphTransition, open: readonly OpenWay[]): string {
  if (cause === 'always') return guard ? `as soon as ${guard.text} says yes` : 'at once'
  const first = open.find(({ declared }) => declared.label === label)
  if (first) return `${first.declared.guard?.text ?? first.declared.source} answers first`
  return guard ? `${guard.text} says no` : 'nothing brings it about here'
}

/** What the active states declare and what is not possible now. */
export function closedWays(graph: MachineGraph, frame: Frame): readonly ClosedWay[] {
  const open = openWays(graph, frame)
  const active = new Set([ROOT, ...frame.active])
  return graph.transitions
    .filter(({ id, source }) => active.has(source) && !open.some(({ transition }) => transition === id))
    .map((declared) => ({ declared, reason: reasonFor(declared, open) }))
}

/** Types of the events that would change nothing, with none of their examples. */
export const idleEvents = ({ events }: MachineGraph, { ways }: Frame): readonly string[] =>
  events.filter((type) => !ways.some(({ means }) => means.kind === 'event' && means.type === type))
