import { stateIdOf } from './machineParts.ts'
import { activeNodesOf } from './xstateInternals.ts'

/** Ids of the active states, without the machine itself. */
export const activeOf = (snapshot: object): readonly string[] => activeNodesOf(snapshot).map(stateIdOf)
