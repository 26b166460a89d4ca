import { useCallback } from 'react'
import { focusAtOnce } from './focusOn'

/**
 * A ref for a part that may go while somebody is in it, which no press of theirs has to be the cause of: they go on at the
 * place that the selector finds.
 */
export const useLeavesFocusTo = (selector: string) =>
  useCallback(
    (part: Element | null) => () => {
      if (part?.contains(document.activeElement)) focusAtOnce(document.querySelector(selector))
    },
    [selector],
  )
