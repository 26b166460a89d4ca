import { stateIdOf } from './machineParts'
import { activeNodesOf } from './xstateInternals'

/** Ids of the active states, without the machine itself. */
export const activeOf = (snapshot: object): readonly string[] => activeNodesOf(snapshot).map(stateIdOf)
