import { isDeepStrictEqual } from 'node:util'
import { defineModel, sometimes } from 'machine-workbench/models'
import { selectIsBusy, selectIsCopied, selectTextToCopy, shareMachine } from '~/machines/share.machine'

const content = { title: 'AI ROI', text: '$2,450,000 a year', url: 'https://site.example/roi' }

/** An actor at work, with what it was given. */
const under = (input: unknown) => ({ status: 'active', output: undefined, error: undefined, input })

const failure = (name: string) => Object.assign(new Error('The browser refused.'), { name })

export const shareModel = defineModel(shareMachine, {
  purpose:
    "Passes results on through the device's own sheet, else the clipboard, else a text to copy by hand.",
  pages: ['/tools/roi-calculator', '/machines/filteredList'],
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
  possible: {
    'what could not be copied can be tried again': sometimes(
      (snapshot) => snapshot.matches('selectable'),
      (snapshot) => snapshot.matches('copied'),
    ),
  },
  choices: {
    'share.request.content': [],
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
      JSON.stringify(emitted) ===
        JSON.stringify(
          step?.kind === 'done' && before?.value === 'copying' ? [{ type: 'results.copied' }] : [],
        ) &&
      (emitted.length === 0 || selectIsCopied(snapshot)) &&
      selectIsCopied(snapshot) === (snapshot.value === 'copied'),
    'the device is given all of it, the clipboard the text with the address': ({ value, children }) =>
      isDeepStrictEqual(
        [children.shareByDevice, children.copyText].map((actor) => actor?.getSnapshot()),
        [
          value === 'sharing' ? under(content) : undefined,
          value === 'copying' ? under({ text: '$2,450,000 a year\nhttps://site.example/roi' }) : undefined,
        ],
      ),
    'what was shared, and what the visitor no longer wants, is over': (snapshot, { before, step }) =>
      !(
        (step?.kind === 'done' && before?.value === 'sharing') ||
        (step?.kind === 'event' && step.event.type === 'share.dismiss')
      ) || snapshot.value === 'idle',
    'the text to copy by hand names the page, and is shown only when nothing else worked': (snapshot) =>
      selectTextToCopy(snapshot) ===
      (snapshot.value === 'selectable' ? '$2,450,000 a year\nhttps://site.example/roi' : null),
    'whoever no longer wants it forgets nothing': (snapshot, { before, step }) =>
      step?.kind !== 'event' || step.event.type !== 'share.dismiss' || snapshot.context === before?.context,
    'nothing is under way before it is asked for': (snapshot, { before }) =>
      before !== undefined || snapshot.value === 'idle',
    'a second press while the first is under way changes nothing': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'share.request' ||
      before === undefined ||
      !selectIsBusy(before) ||
      before.value === snapshot.value,
  },
  spoken: {
    '(root) --share.dismiss--> idle': { focus: 'heading "Your results"' },
    'copying --done(copyText)--> copied': { said: 'Results copied to clipboard!' },
    'copying --error(copyText)--> selectable': {
      focus: 'textbox "Your browser does not let this page share or copy. Copy the text yourself:"',
    },
  },
})
