import { useCallback, useSyncExternalStore } from 'react'

interface Source<S> {
  getSnapshot: () => S
  subscribe: (listener: () => void) => { unsubscribe: () => void }
}

/**
 * Selects from an actor that storage may have changed before this part of the page was hydrated. The first frame shows
 * what the build prerendered, since anything else would be a mismatch; the second shows the truth.
 *
 * `selector` must give the same value for the same snapshot.
 */
export function useHydratedSelector<S, T>(actor: Source<S>, selector: (snapshot: S) => T, prerendered: T): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  return useSyncExternalStore(
    subscribe,
    () => selector(actor.getSnapshot()),
    () => prerendered,
  )
}
