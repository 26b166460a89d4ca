import { createBrowserInspector } from '@statelyai/inspect'
import type { Recorder } from '~/machines/inspection/recorder'

const ORIGIN = 'https://stately.ai'

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
  let opened: Window | null = null
  // The inspector does not say whether its window could be opened.
  const watched = new Proxy(window, {
    get(target, name) {
      if (name === 'open')
        return (...args: Parameters<typeof window.open>) => {
          opened = target.open(...args)
          return opened
        }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== opened || origin !== ORIGIN || data?.type !== '@statelyai.connected') return
    removeEventListener('message', hear)
    onConnected()
  }
  addEventListener('message', hear)
  const inspector = createBrowserInspector({ window: watched, url: `${ORIGIN}/inspect` })
  if (opened === null) {
    removeEventListener('message', hear)
    onBlocked()
    return
  }
  recorder.forwardTo((event) => inspector.inspect.next?.(event))
}
