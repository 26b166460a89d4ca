import type { AnyRouter } from '@tanstack/react-router'
import { describe, expect, test, vi } from 'vitest'
import { onCalledOff } from '~/ui/site/useCalledOff'

type Listener = (event: { hrefChanged: boolean }) => void

/** Somebody who hears of changes called off, and a router that tells of changes that begin and of what they end in. */
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
  const then = vi.fn()
  const stop = onCalledOff({ subscribe } as unknown as AnyRouter, then)
  return { then, stop, begins: tell('onBeforeNavigate'), ends: tell('onResolved') }
}

describe('a change of address that is called off', () => {
  test('is told once it has ended where it began', () => {
    const { then, begins, ends } = routerTelling()
    begins(true)
    begins(false)
    expect(then).not.toHaveBeenCalled()
    ends(false)
    expect(then).toHaveBeenCalledTimes(1)
  })

  test('is none where the page follows it', () => {
    const { then, begins, ends } = routerTelling()
    begins(true)
    ends(true)
    // Nor does it make one of what comes after it.
    begins(false)
    ends(false)
    expect(then).not.toHaveBeenCalled()
  })

  test('does not go on for ever where the answer asks for the address that stands', () => {
    const { then, begins, ends } = routerTelling()
    then.mockImplementation(() => {
      if (then.mock.calls.length > 5) return
      begins(false)
      ends(false)
    })
    begins(true)
    begins(false)
    ends(false)
    expect(then).toHaveBeenCalledTimes(1)
  })

  test('is nobody’s business once the page is left', () => {
    const { then, stop, begins, ends } = routerTelling()
    begins(true)
    stop()
    ends(false)
    expect(then).not.toHaveBeenCalled()
  })
})
