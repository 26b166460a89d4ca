import { createBrowserInspector } from '@statelyai/inspect'
import type { Recorder } from 'machine-workbench/inspection/recorder'

const ORIGIN = 'https://stately.ai'

/** The name that the package gives its window (read from @statelyai/inspect 0.7.2). */
const WINDOW = 'xstateinspector'

/** Opens Stately's inspector in a window of its own and passes on what the recorder hears. */
export function openStately({
  recorder,
  onBlocked,
  onConnected,
}: {
  recorder: Recorder
  onBlocked: () => void
  onConnected: () => void
}) {
  // The inspector does not say whether its window could be opened; asked for by its name, it uses this one.
  const opened = window.open('', WINDOW)
  if (opened === null) return onBlocked()
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== opened || origin !== ORIGIN || data?.type !== '@statelyai.connected') return
    removeEventListener('message', hear)
    onConnected()
  }
  addEventListener('message', hear)
  const inspector = createBrowserInspector({ url: `${ORIGIN}/inspect` })
  recorder.forwardTo((event) => inspector.inspect.next?.(event))
}
