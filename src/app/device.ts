import { fromPromise } from 'xstate'
import { type ShareContent, shareMachine } from '~/machines/share.machine'

/** The device's own way of sharing, and its clipboard. Both may be missing or refuse: the machine knows what then. */
export const deviceShareMachine = shareMachine.provide({
  actors: {
    shareByDevice: fromPromise<unknown, ShareContent>(({ input }) => navigator.share(input)),
    copyText: fromPromise<unknown, { text: string }>(({ input }) =>
      navigator.clipboard.writeText(input.text),
    ),
  },
})

export const canShare = () => typeof navigator.share === 'function'

/** How long the browser may take to begin a download before its address is given back. */
const RELEASE_MS = 60_000

/** Gives the visitor a text as a file, made on the device. */
export function downloadText(fileName: string, text: string, type = 'text/plain') {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS)
}
