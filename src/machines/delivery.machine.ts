import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { DeliveryNotice, Part } from '~/data/site/deliveryMessages'
import { MOMENT_MS, VERSION_LIMIT_MS } from '~/data/site/retrying'

/** What the site says of itself. A rejection means that it could not be asked, or gave no answer one can believe. */
export interface Verdict {
  /** Whether this tab is older than the site. */
  isOutdated: boolean
  /** Whether it is long enough since this tab last loaded itself anew. */
  mayReload: boolean
}

/**
 * Watches over what a page asks for. What is prerendered stays whatever happens; a quiet bar says what does not work.
 * A tab that is older than the site loads itself anew, which is the only time that a page goes away by itself.
 * `ask` says what the site says of itself; it is given here, because a machine that is provided with it later is made
 * twice, which every page would wait for.
 */
export function deliveryOf(
  ask: (signal: AbortSignal) => Promise<Verdict> = () =>
    Promise.reject(new Error('Nothing was given to ask with.')),
) {
  return setup({
    types: {
      context: {} as Readonly<{
        missing: readonly Part[]
        awaited: Part | null
        /** Whether the visitor has asked for the same things again already. */
        wasRetried: boolean
      }>,
      events: {} as
        | { type: 'part.awaited'; part: Part }
        | { type: 'part.missed'; part: Part }
        | { type: 'part.arrived'; part: Part }
        | { type: 'connection.returned' }
        | { type: 'retry.press' }
        | { type: 'reload.press' }
        | { type: 'bar.dismiss' },
      emitted: {} as { type: 'parts.wanted' } | { type: 'reload.wanted' },
    },
    actors: {
      checkVersion: fromPromise<Verdict>(({ signal }) => ask(signal)),
    },
    guards: {
      isComplete: ({ context }) => context.missing.length === 0,
      isAwaited: ({ context }, part: Part) => context.awaited === part,
      wasRetried: ({ context }) => context.wasRetried,
      mayReload: ({ context }, { isOutdated, mayReload }: Verdict) =>
        isOutdated && mayReload && context.missing.length > 0,
      isOutdated: (_, { isOutdated }: Verdict) => isOutdated,
    },
    actions: {
      waitFor: assign((_, awaited: Part) => ({ awaited })),
      miss: assign(({ context }, part: Part) => ({
        awaited: null,
        missing: [...context.missing.filter((one) => one !== part), part],
      })),
      have: assign(({ context }, part: Part) => ({ missing: context.missing.filter((one) => one !== part) })),
      startOver: assign({ awaited: null, wasRetried: false }),
      noteRetry: assign({ wasRetried: true }),
      askAgain: emit({ type: 'parts.wanted' }),
      reload: emit({ type: 'reload.wanted' }),
    },
    delays: { moment: MOMENT_MS, versionLimit: VERSION_LIMIT_MS },
  }).createMachine({
    id: 'delivery',
    meta: { requirements: ['§7', '§8'] },
    context: { missing: [], awaited: null, wasRetried: false },
    on: {
      'part.missed': { actions: { type: 'miss', params: ({ event }) => event.part } },
      'part.arrived': { actions: { type: 'have', params: ({ event }) => event.part } },
    },
    initial: 'complete',
    states: {
      complete: {
        description: 'Everything that was asked for came, or is on its way.',
        entry: 'startOver',
        on: {
          'part.awaited': {
            target: 'waiting',
            actions: { type: 'waitFor', params: ({ event }) => event.part },
          },
          'part.missed': {
            target: 'checking',
            actions: { type: 'miss', params: ({ event }) => event.part },
          },
        },
      },
      waiting: {
        description: 'The visitor waits for something. What takes no longer than a moment needs no words.',
        after: { moment: 'late' },
        on: {
          'part.arrived': {
            guard: { type: 'isAwaited', params: ({ event }) => event.part },
            target: 'complete',
          },
          'part.missed': {
            target: 'checking',
            actions: { type: 'miss', params: ({ event }) => event.part },
          },
        },
      },
      late: {
        description: 'It takes longer, and the bar says so.',
        on: {
          'part.arrived': {
            guard: { type: 'isAwaited', params: ({ event }) => event.part },
            target: 'complete',
          },
          'part.missed': {
            target: 'checking',
            actions: { type: 'miss', params: ({ event }) => event.part },
          },
          'bar.dismiss': 'complete',
        },
      },
      checking: {
        description: 'Something did not come at all. Perhaps the site has been replaced since.',
        invoke: {
          id: 'checkVersion',
          src: 'checkVersion',
          onDone: [
            { guard: { type: 'mayReload', params: ({ event }) => event.output }, target: 'leaving' },
            { guard: { type: 'isOutdated', params: ({ event }) => event.output }, target: 'outdated' },
            { target: 'incomplete' },
          ],
          onError: 'incomplete',
        },
        after: { versionLimit: 'incomplete' },
      },
      incomplete: {
        description: 'The bar says what does not work.',
        always: { guard: 'isComplete', target: 'complete' },
        on: {
          'retry.press': [
            {
              guard: 'wasRetried',
              target: 'reaching',
              description:
                'Asking for the same did not help. A script that came broken is read anew only with its page.',
            },
            { target: 'retrying', actions: 'noteRetry' },
          ],
          'bar.dismiss': 'dismissed',
          'connection.returned': 'retrying',
        },
      },
      dismissed: {
        description: 'Something does not work, and the visitor knows.',
        always: { guard: 'isComplete', target: 'complete' },
        on: {
          'part.missed': {
            target: 'checking',
            actions: { type: 'miss', params: ({ event }) => event.part },
          },
          'connection.returned': 'retrying',
        },
      },
      retrying: {
        description: 'Everything that is missing is asked for again.',
        entry: 'askAgain',
        always: { guard: 'isComplete', target: 'complete' },
        on: {
          'part.missed': {
            target: 'checking',
            actions: { type: 'miss', params: ({ event }) => event.part },
          },
        },
      },
      outdated: {
        description:
          'The tab is older than the site and has only just been loaded anew. The visitor decides.',
        always: { guard: 'isComplete', target: 'complete' },
        on: { 'reload.press': 'reaching', 'bar.dismiss': 'dismissed' },
      },
      reaching: {
        description: 'Before the page is left it is made sure that there is a site to come back to.',
        invoke: { id: 'checkVersion', src: 'checkVersion', onDone: 'leaving', onError: 'incomplete' },
        after: { versionLimit: 'incomplete' },
      },
      leaving: {
        description: 'What was typed is put by, and the page is loaded anew.',
        entry: 'reload',
      },
    },
  })
}

/** Watches over what this tab asks for. */
export const deliveryMachine = /* @__PURE__ */ deliveryOf()

type Snapshot = SnapshotFrom<typeof deliveryMachine>

/** What the bar says, if it is there. */
export function selectNotice({ value, context }: Snapshot): DeliveryNotice | null {
  switch (value) {
    case 'late':
      return context.awaited && { kind: 'late', part: context.awaited }
    case 'incomplete':
      return { kind: 'missing', parts: context.missing }
    case 'retrying':
    case 'reaching':
      return { kind: 'retrying', parts: context.missing }
    case 'outdated':
      return { kind: 'updated' }
    default:
      return null
  }
}
