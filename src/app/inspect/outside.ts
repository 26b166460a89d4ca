import type { RegisteredRouter } from '@tanstack/react-router'
import { ADDRESS, DEVICE, PAGE } from 'machine-workbench/description/messages'
import type { Recorder } from 'machine-workbench/inspection/recorder'

const MOST_CHARACTERS = 100

const cut = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text)

const change = (what: string, payload = '') => ({ kind: 'change', what, payload }) as const

/** Tells the recorder what is kept on the device and what is taken from there, by whomever. */
export function hearStorage(recorder: Recorder) {
  const { setItem, removeItem, clear } = Storage.prototype
  const where = (area: Storage) => (area === localStorage ? '' : ' for this tab')
  Object.assign(Storage.prototype, {
    setItem(this: Storage, key: string, value: string) {
      // First, since it throws where there is no room.
      setItem.call(this, key, value)
      recorder.note({ to: DEVICE, ...change(`keep ${key}${where(this)}`, cut(value)) })
    },
    removeItem(this: Storage, key: string) {
      removeItem.call(this, key)
      recorder.note({ to: DEVICE, ...change(`forget ${key}${where(this)}`) })
    },
    clear(this: Storage) {
      clear.call(this)
      recorder.note({ to: DEVICE, ...change(`forget everything${where(this)}`) })
    },
  })
  addEventListener('storage', ({ key }) =>
    recorder.note({ from: DEVICE, to: PAGE, ...change(`another tab changed ${key ?? 'everything'}`) }),
  )
}

/** Tells the recorder where the page goes, and that the visitor went back or on. */
export const hearNavigation = (recorder: Recorder, { history }: Pick<RegisteredRouter, 'history'>) =>
  history.subscribe(({ location: { href }, action: { type } }) => {
    if (type === 'PUSH' || type === 'REPLACE')
      recorder.note({ to: ADDRESS, ...change(type === 'PUSH' ? `go to ${href}` : `become ${href}`) })
    else
      recorder.note({
        from: ADDRESS,
        to: PAGE,
        ...change(`${type === 'FORWARD' ? 'on' : 'back'} to ${href}`),
      })
  })
