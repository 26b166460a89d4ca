import type { AnyRouter } from '@tanstack/react-router'
import { describe, expect, test, vi } from 'vitest'
import { onCalledOff } from '~/ui/site/useCalledOff'

type Listener = (event: { hrefChanged: boolean }) => void

/** What a router tells of changes of its address: each begins, and one of those that have begun is the last to end. */
function routerTelling() {
  const listeners = new Map<string, Set<Listener>>()
  const tell = (type: string) => (hrefChanged: boolean) => {
    for (const listener of [...(listeners.get(type) ?? [])]) listener({ hrefChanged })
  }
  const subscribe = (type: string, listener: Listener) => {
    const known = listeners.get(type) ?? new Set()
    listeners.set(type, known.add(listener))
    return () => known.delete(listener)
  }
  return {
    router: { subscribe } as unknown as AnyRouter,
    begins: tell('onBeforeNavigate'),
    ends: tell('onResolved'),
  }
}

describe('a change of address that is called off', () => {
  test('is told once it has ended where it began', () => {
    const { router, begins, ends } = routerTelling()
    const then = vi.fn()
    onCalledOff(router, then)
    begins(true)
    begins(false)
    expect(then).not.toHaveBeenCalled()
    ends(false)
    expect(then).toHaveBeenCalledTimes(1)
  })

  test('is none where the page follows it', () => {
    const { router, begins, ends } = routerTelling()
    const then = vi.fn()
    onCalledOff(router, then)
    begins(true)
    ends(true)
    // Nor does it make one of what comes after it.
    begins(false)
    ends(false)
    expect(then).not.toHaveBeenCalled()
  })

  test('does not go on for ever where the answer asks for the address that stands', () => {
    const { router, begins, ends } = routerTelling()
    const then = vi.fn(() => {
      if (then.mock.calls.length > 5) return
      begins(false)
      ends(false)
    })
    onCalledOff(router, then)
    begins(true)
    begins(false)
    ends(false)
    expect(then).toHaveBeenCalledTimes(1)
  })

  test('is nobody’s business once the page is left', () => {
    const { router, begins, ends } = routerTelling()
    const then = vi.fn()
    const stop = onCalledOff(router, then)
    begins(true)
    stop()
    ends(false)
    expect(then).not.toHaveBeenCalled()
  })
})
