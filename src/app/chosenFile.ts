import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Name of the file that was chosen before this page was opened. It stands in no address. */
    chosenFile?: string
  }
}

const noneWhilePrerendered = () => undefined

/** The name of the file that led here. Known after hydration only: the prerendered page was drawn without one. */
export function useChosenFile(): string | undefined {
  const router = useRouter()
  return useSyncExternalStore(
    (notify) => router.subscribe('onResolved', notify),
    () => router.state.location.state.chosenFile,
    noneWhilePrerendered,
  )
}
