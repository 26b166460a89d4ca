import { createContext } from 'react'

/** What the site does when an upload ends, and when one does not begin. */
export interface UploadPort {
  onFinished: (fileName: string) => void
  /** It did not begin: what to say of that. */
  onRefused: (said: Readonly<{ title: string; description?: string }>) => void
}

/** Given once for the whole site, since uploads stand on several pages and all end in the same place (§4). */
export const UploadPort = createContext<UploadPort>({
  onFinished: () => {},
  onRefused: () => {},
})
