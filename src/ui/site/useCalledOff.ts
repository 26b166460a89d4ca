import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back when a change of address ends at the address from which it set out. To ask for the address that stands is
 * none: a machine that answers so would be told for ever. Returns what stops it.
 */
export function onCalledOff({ subscribe }: Pick<AnyRouter, 'subscribe'>, then: () => void): () => void {
  let isAway = false
  const subscriptions = [
    subscribe('onBeforeNavigate', ({ hrefChanged }) => {
      isAway ||= hrefChanged
    }),
    subscribe('onResolved', ({ hrefChanged }) => {
      const isCalledOff = isAway && !hrefChanged
      isAway = false
      if (isCalledOff) then()
    }),
  ]
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe()
  }
}

/**
 * Calls back when a change of address is called off before the page has followed it, as by Back right after a press.
 * What the page reads of its address is as it was, so nothing tells the machine that asked for the change and is ahead.
 */
export function useCalledOff(then: () => void) {
  const router = useRouter()
  const calledOff = useEffectEvent(then)
  useEffect(() => onCalledOff(router, () => calledOff()), [router])
}
