import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import type { SeenOfMachine } from './observations'

export const nothingSeen: SeenOfMachine = {
  events: [],
  transitions: [],
  heard: [],
  emitted: [],
  received: [],
  spoken: [],
  led: [],
}

/**
 * What a machine declares and no page showed, and reasons that do not hold: those for what was seen after all, or for
 * what nobody declares. An emission counts once somebody listened to it.
 */
export function gapsOf(
  { transitions, events }: MachineGraph,
  emissions: readonly string[],
  seen: SeenOfMachine,
  reasons: Readonly<Record<string, string>>,
): { missing: readonly string[]; stale: readonly string[] } {
  const isSeen = new Map<string, boolean>([
    ...transitions.map(({ id }) => [`transition: ${id}`, seen.transitions.includes(id)] as const),
    ...events.map((event) => [`event: ${event}`, seen.events.includes(event)] as const),
    ...emissions.map((emission) => [`emission: ${emission}`, seen.heard.includes(emission)] as const),
  ])
  return {
    missing: [...isSeen].flatMap(([what, was]) => (was || what in reasons ? [] : [what])),
    stale: Object.keys(reasons).filter(
      (what) => !what.startsWith('selector: ') && isSeen.get(what) !== false,
    ),
  }
}
