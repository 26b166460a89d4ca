import { selectIsBusy, selectIsCopied, selectTextToCopy, shareMachine } from '~/machines/share.machine'
import { defineModel } from '../support/model/model'

const content = { title: 'AI ROI', text: '$2,450,000 a year', url: 'https://site.example/roi' }

const failure = (name: string) => Object.assign(new Error('The browser refused.'), { name })

export const shareModel = defineModel(shareMachine, {
  purpose:
    "Passes results on through the device's own sheet, else the clipboard, else a text to copy by hand.",
  pages: ['/tools/roi-calculator', '/machines/filterPanel'],
  requirements: ['§2.24', '§7', '§8'],
  events: [
    { type: 'share.request', content, canShare: true },
    { type: 'share.request', content, canShare: false },
    { type: 'share.dismiss' },
  ],
  outcomes: {
    shareByDevice: [
      { ok: true },
      { ok: false, error: failure('AbortError') },
      { ok: false, error: failure('NotAllowedError') },
      { ok: false, error: 'no error at all' },
      { ok: false, error: null },
    ],
    copyText: [{ ok: true }, { ok: false, error: failure('NotAllowedError') }],
  },
  invariants: {
    'the device is asked where it can share, the clipboard where it cannot': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'share.request' ||
      (before !== undefined && selectIsBusy(before)) ||
      snapshot.value === (step.event.canShare ? 'sharing' : 'copying'),
    'nothing is copied after the visitor cancelled, and everything else is tried next': (
      snapshot,
      { before, step },
    ) => {
      if (step?.kind !== 'error') return true
      if (before?.value === 'copying') return snapshot.value === 'selectable'
      const isCancelled = step.error instanceof Error && step.error.name === 'AbortError'
      return snapshot.value === (isCancelled ? 'idle' : 'copying')
    },
    'copying is confirmed once, when it is done': (snapshot, { before, step, emitted }) =>
      emitted.length === Number(step?.kind === 'done' && before?.value === 'copying') &&
      (emitted.length === 0 || selectIsCopied(snapshot)),
    'the text to copy by hand names the page, and is shown only when nothing else worked': (snapshot) =>
      selectTextToCopy(snapshot) ===
      (snapshot.value === 'selectable' ? '$2,450,000 a year\nhttps://site.example/roi' : null),
    'a second press while the first is under way changes nothing': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'share.request' ||
      before === undefined ||
      !selectIsBusy(before) ||
      before.value === snapshot.value,
  },
  fault: (machine) => machine.provide({ guards: { isCancelled: () => false } }),
})
