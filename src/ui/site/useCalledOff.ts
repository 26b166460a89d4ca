import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back when a change of address is called off before the page has followed it, as by Back right after a press.
 * What the page reads of its address is as it was, so nothing tells the machine that asked for the change and is ahead.
 */
export function useCalledOff(then: () => void) {
  const router = useRouter()
  const calledOff = useEffectEvent(then)
  useEffect(
    () =>
      router.subscribe('onResolved', ({ hrefChanged }) => {
        if (!hrefChanged) calledOff()
      }),
    [router],
  )
}
