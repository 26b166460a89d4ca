import { useEffect } from 'react'

const PREFIX = 'Error: '

/** Says in the title of the page that its form has errors, so that it is the first thing read of a page that is come back to. */
export function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return
    document.title = PREFIX + document.title
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length)
    }
  }, [hasErrors])
}
