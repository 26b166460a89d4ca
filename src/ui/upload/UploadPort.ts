import { createContext } from 'react'

/** What the site does when an upload ends, and when one is asked for without a file. */
export interface UploadPort {
  onFinished: (fileName: string) => void
  onMissing: () => void
  /** What draws an upload could not be fetched. */
  onFailed: () => void
}

/** Given once for the whole site, since uploads stand on several pages and all end in the same place (§4). */
export const UploadPort = createContext<UploadPort>({
  onFinished: () => {},
  onMissing: () => {},
  onFailed: () => {},
})
