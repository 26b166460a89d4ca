import type { Part } from '~/data/site/deliveryMessages'
import { importWithRetry } from '~/ui/site/importWithRetry'
import { untilItArrives } from '~/ui/site/untilItArrives'

/** Something of this tab that most visits never need, made when it is first asked for. */
export interface LazyService<Service, Args extends readonly unknown[] = []> {
  /** The same promise each time; after a failure the next call begins anew. */
  (...args: Args): Promise<Service>
  /** Fetches the script alone, for a press that may come. */
  fetch: () => Promise<unknown>
  /** The service, once it has been made. */
  current: () => Service | undefined
  subscribe: (listener: () => void) => () => void
}

/**
 * `load` fetches the script, which is tried again as §7 says; `make` uses it once, with what the first call gave. As what
 * the script is missed decides what the visitor is told; nothing is said of one that can be done without, and the call
 * fails.
 */
export function lazyService<Module, Service, Args extends readonly unknown[] = []>(
  load: () => Promise<Module>,
  make: (module: Module, ...args: Args) => Service | Promise<Service>,
  missedAs?: Part,
): LazyService<Service, Args> {
  const ahead = importWithRetry(load)
  const script = missedAs ? untilItArrives(missedAs, ahead) : ahead
  const listeners = new Set<() => void>()
  let making: Promise<Service> | undefined
  let current: Service | undefined

  async function begin(args: Args) {
    try {
      const service = await make(await script(), ...args)
      current = service
      for (const listener of listeners) listener()
      return service
    } catch (error) {
      making = undefined
      throw error
    }
  }

  return Object.assign(
    (...args: Args) => {
      making ??= begin(args)
      return making
    },
    {
      fetch: ahead,
      current: () => current,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
        }
      },
    },
  )
}
