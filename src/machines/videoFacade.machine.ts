import { emit, type SnapshotFrom, setup } from 'xstate'
import type { OutsideLink } from '~/data/site/links'

/**
 * The site embeds no other site, so a press on the poster offers the way there. The address stays inside the machine
 * until then: a page that does not know it can neither load it nor connect to it early.
 */
export const videoFacadeMachine = setup({
  types: {
    input: {} as { address: OutsideLink['href'] },
    context: {} as Readonly<{ address: OutsideLink['href'] }>,
    events: {} as { type: 'video.play' } | { type: 'link.follow' } | { type: 'offer.close' },
    emitted: {} as { type: 'focus.requested' } | { type: 'focus.return' },
  },
  actions: {
    requestFocus: emit({ type: 'focus.requested' }),
    returnFocus: emit({ type: 'focus.return' }),
  },
}).createMachine({
  id: 'videoFacade',
  meta: { requirements: ['§2.6'] },
  context: ({ input: { address } }) => ({ address }),
  initial: 'poster',
  states: {
    poster: {
      description: 'A drawn picture with a button to play the video.',
      on: { 'video.play': { target: 'offering', actions: 'requestFocus' } },
    },
    offering: {
      description: 'A line says who shows the video, and a link leads there.',
      on: {
        'link.follow': 'left',
        'offer.close': { target: 'poster', actions: 'returnFocus' },
      },
    },
    left: {
      description: 'The visitor went to watch the video. The link stays.',
      on: { 'offer.close': { target: 'poster', actions: 'returnFocus' } },
    },
  },
})

type Snapshot = SnapshotFrom<typeof videoFacadeMachine>

/** Where the video is shown, or null as long as the visitor has not asked for it. */
export const selectAddress = (snapshot: Snapshot) =>
  snapshot.matches('poster') ? null : snapshot.context.address

/** Whether the visitor went to watch the video. */
export const selectHasLeft = (snapshot: Snapshot) => snapshot.matches('left')
