import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { ROOT } from '~/data/machines/machineDescription'

export interface Declared {
  source: AnyStateNode
  transition: AnyTransitionDefinition
}

export const stateId = (node: AnyStateNode) => node.path.join('.') || ROOT

/** Every state from the outside in, the machine itself first. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const walk = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(walk)]
  return walk(machine.root)
}

/** Every transition in one order, also `always`, `after` and the ends of actors. A copy of the machine keeps the order. */
export const transitionsOf = (machine: AnyStateMachine): Declared[] =>
  statesOf(machine).flatMap((source) =>
    [...[...source.transitions.values()].flat(), ...(source.always ?? [])].map((transition) => ({
      source,
      transition,
    })),
  )
