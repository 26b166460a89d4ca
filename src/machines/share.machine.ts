import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'

/** What is passed on: a title, a text, and the address of the page, which may be empty. */
export type ShareContent = Readonly<{ title: string; text: string; url: string }>

/** What a clipboard receives, which has no field for the address. */
const summaryOf = ({ text, url }: ShareContent) => (url ? `${text}\n${url}` : text)

/** A visitor who closes the device's own sheet has changed their mind: nothing is copied behind their back. */
export const shareMachine = setup({
  types: {
    context: {} as Readonly<{ content: ShareContent }>,
    events: {} as
      | { type: 'share.request'; content: ShareContent; canShare: boolean }
      | { type: 'share.dismiss' },
    emitted: {} as { type: 'results.copied' },
  },
  actors: {
    shareByDevice: fromPromise<unknown, ShareContent>(() =>
      Promise.reject(new Error('Nothing was provided to share with.')),
    ),
    copyText: fromPromise<unknown, { text: string }>(() =>
      Promise.reject(new Error('Nothing was provided to copy with.')),
    ),
  },
  guards: {
    canShare: (_, canShare: boolean) => canShare,
    isCancelled: (_, { error }: { error: unknown }) =>
      typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError',
  },
  actions: {
    keep: assign((_, content: ShareContent) => ({ content })),
    announceCopied: emit({ type: 'results.copied' }),
  },
}).createMachine({
  id: 'share',
  meta: { requirements: ['§2.24', '§7', '§8'] },
  context: { content: { title: '', text: '', url: '' } },
  on: {
    'share.request': [
      {
        guard: { type: 'canShare', params: ({ event }) => event.canShare },
        target: '.sharing',
        actions: { type: 'keep', params: ({ event }) => event.content },
      },
      { target: '.copying', actions: { type: 'keep', params: ({ event }) => event.content } },
    ],
    'share.dismiss': '.idle',
  },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is being shared.' },
    sharing: {
      description: 'The device asks where to share.',
      // A second press would ask the device while its first answer is still due.
      on: { 'share.request': {} },
      invoke: {
        id: 'shareByDevice',
        src: 'shareByDevice',
        input: ({ context }) => context.content,
        onDone: 'idle',
        onError: [
          { guard: { type: 'isCancelled', params: ({ event }) => ({ error: event.error }) }, target: 'idle' },
          { target: 'copying' },
        ],
      },
    },
    copying: {
      description: 'The text is on its way to the clipboard.',
      on: { 'share.request': {} },
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => ({ text: summaryOf(context.content) }),
        onDone: { target: 'copied', actions: 'announceCopied' },
        onError: 'selectable',
      },
    },
    copied: { description: 'The text is on the clipboard.' },
    selectable: {
      description: 'The browser refused both. The text is shown so that it can be copied by hand.',
    },
  },
})

export type ShareActor = ActorRefFrom<typeof shareMachine>
type Snapshot = SnapshotFrom<typeof shareMachine>

/** Whether something is under way, so that the button must wait. */
export const selectIsBusy = (snapshot: Snapshot) => snapshot.matches('sharing') || snapshot.matches('copying')

/** Whether the text is on the clipboard. */
export const selectIsCopied = (snapshot: Snapshot) => snapshot.matches('copied')

/** The text to be copied by hand, or null while that is not needed. */
export const selectTextToCopy = (snapshot: Snapshot) =>
  snapshot.matches('selectable') ? summaryOf(snapshot.context.content) : null
