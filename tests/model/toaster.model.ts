import { defineModel } from 'machine-workbench/models'
import type { ToastPresetName } from '~/data/site/toastPresets'
import { selectEntries, toasterMachine } from '~/machines/toaster.machine'

const message = { title: 'Results copied to clipboard!', role: 'status' } as const
const revised = { title: 'Please upload a file first', role: 'alert' } as const

const add = (id: string, preset: ToastPresetName) => ({ type: 'toast.add', id, preset, message }) as const

export const toasterModel = defineModel(toasterMachine, {
  purpose: 'Decides which messages are shown at once, and which one goes when there are too many.',
  pages: ['*'],
  events: [
    add('subscribed', 'notice'),
    add('copied', 'notice'),
    add('a', 'snackbar'),
    {
      case: 'toast.add the next snackbar',
      event: ({ context }) => {
        const shown = context.entries.flatMap((entry) => (entry.shown ? [entry.id] : []))
        return add(['a', 'b', 'c', 'd'].find((id) => !shown.includes(id)) ?? 'a', 'snackbar')
      },
    },
    { case: 'toast.add id a with another text', event: { ...add('a', 'snackbar'), message: revised } },
    { type: 'toast.dismiss', id: 'a' },
    { type: 'toast.dismiss', id: 'subscribed' },
    { type: 'toast.dismiss', id: 'nobody' },
  ],
  // Leaves out how long each toast has been there, which is its own affair, and the order of the toasts.
  key: ({ value, context }) =>
    JSON.stringify([
      value,
      context.entries.map(({ id, preset, shown }) => [preset, shown, id === 'a'].join()).sort(),
    ]),
  choices: {
    'toast.add.preset': ['notice', 'snackbar'],
  },
  invariants: {
    'one notice and three snackbars at most': (snapshot) => {
      const shown = selectEntries(snapshot).filter((entry) => entry.shown)
      const notices = shown.filter(({ preset }) => preset === 'notice').length
      return notices <= 1 && shown.length - notices <= 3
    },
    'every toast stands in the list once': (snapshot) => {
      const ids = selectEntries(snapshot).map(({ id }) => id)
      return new Set(ids).size === ids.length
    },
    'the list agrees with the toasts themselves': (snapshot) =>
      selectEntries(snapshot).every(
        ({ id, shown, toast }) =>
          toast.getSnapshot().matches('visible') === shown && toast.getSnapshot().context.id === id,
      ),
    'what was added last is shown, and for as long as its kind asks': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || step.event.type !== 'toast.add' || before === undefined) return true
      const { id: added, preset } = step.event
      const was = selectEntries(before).find(({ id, shown }) => shown && id === added)
      const entry = selectEntries(snapshot).find(({ id, shown }) => shown && id === added)
      return entry !== undefined && entry.preset === (was?.preset ?? preset)
    },
    'what is sent away goes, and nothing else': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || step.event.type !== 'toast.dismiss' || before === undefined) return true
      const { id: sent } = step.event
      const shownIn = (entries: ReturnType<typeof selectEntries>) =>
        entries.flatMap(({ id, shown }) => (shown ? [id] : []))
      const left = shownIn(selectEntries(before)).filter((id) => id !== sent)
      return `${shownIn(selectEntries(snapshot))}` === `${left}`
    },
    'each toast waits for one thing at a time': (snapshot, { timers }) =>
      timers.length === selectEntries(snapshot).length,
    'beyond the limit the oldest goes, and only that one': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || step.event.type !== 'toast.add' || before === undefined) return true
      const { id: added, preset } = step.event
      const was = selectEntries(before).filter((entry) => entry.shown && entry.preset === preset)
      const isBeyond =
        was.length === { notice: 1, snackbar: 3 }[preset] && !was.some(({ id }) => id === added)
      const gone = was.filter(
        ({ id }) => !selectEntries(snapshot).some((entry) => entry.shown && entry.id === id),
      )
      return `${gone.map(({ id }) => id)}` === `${isBeyond ? was[0]?.id : ''}`
    },
    'a new text reaches its toast': (snapshot, { step }) => {
      if (step?.kind !== 'event' || step.event.type !== 'toast.add') return true
      const { id: added, message: said } = step.event
      return selectEntries(snapshot)
        .filter(({ id, shown }) => shown && id === added)
        .every(({ toast }) => toast.getSnapshot().context.message === said)
    },
    'no toast runs that is not in the list, and none in the list has ended': (snapshot) => {
      const listed = selectEntries(snapshot).map(({ toast }) => toast)
      const running = Object.values(snapshot.children).filter(
        (toast) => toast?.getSnapshot().status === 'active',
      )
      return (
        running.length === listed.length &&
        listed.every(
          (toast) => snapshot.children[toast.id] === toast && toast.getSnapshot().status === 'active',
        )
      )
    },
    'the region is there as long as a toast is': (snapshot) =>
      snapshot.matches('showing') === selectEntries(snapshot).some(({ shown }) => shown),
  },
  unreachable: {
    'toast.dismiss id nobody': 'There is no such toast.',
  },
  spoken: {
    '(root) --toast.add--> (stay)': { said: '{the message}' },
    '(root) --toast.add[isShown]--> (stay)': { said: '{the message}' },
    '(root) --toast.add[isFull]--> (stay)': { said: '{the message}' },
  },
})
