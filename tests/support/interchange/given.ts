import { type AnyStateMachine, getInitialSnapshot } from 'xstate'
import { standInsFor } from '~/machines/inspection/standIns'

/** What a machine starts with that JSON cannot hold, by its place in the context: 'list.matches'. */
export function givenBy(machine: AnyStateMachine, input: unknown): Readonly<Record<string, unknown>> {
  const { context } = getInitialSnapshot(machine, standInsFor(machine.id, input))
  return new Proxy(
    {},
    {
      get: (_, place) =>
        String(place)
          .split('.')
          .reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], context),
    },
  )
}
