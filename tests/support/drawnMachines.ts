import { type AnyStateMachine, and, createMachine, not, raise, setup } from 'xstate'

/** One machine with everything the site's own machines lack: history, `raise`, several targets, deep nesting. */
export const everythingMachine = setup({
  types: {
    events: {} as
      | { type: 'play' }
      | { type: 'stop' }
      | { type: 'resume' }
      | { type: 'both' }
      | { type: 'tick' },
  },
  guards: { mayPlay: () => true, isLoud: () => true },
  actions: { start: () => {}, clean: () => {} },
  actors: {},
  delays: { fade: 300 },
}).createMachine({
  id: 'everything',
  initial: 'stopped',
  on: { tick: { actions: raise({ type: 'stop' }) }, stop: '.stopped' },
  states: {
    stopped: {
      on: {
        play: [
          { guard: and(['mayPlay', not('isLoud')]), target: 'playing.sound.remembered', actions: 'start' },
          { target: 'ended' },
        ],
        resume: 'playing.whole',
        both: { target: ['playing.sound.off', 'playing.light.dim'] },
        stop: { target: 'stopped', reenter: true },
      },
    },
    playing: {
      type: 'parallel',
      entry: ['start', raise({ type: 'tick' })],
      exit: 'clean',
      after: { fade: 'ended' },
      onDone: 'ended',
      states: {
        sound: {
          initial: 'on',
          states: { on: { on: { tick: 'off' } }, off: { type: 'final' }, remembered: { type: 'history' } },
        },
        light: {
          initial: 'bright',
          states: {
            bright: { always: { guard: 'isLoud', target: 'dim' } },
            dim: { initial: 'a', states: { a: { on: { tick: 'b' } }, b: { type: 'final' } } },
          },
        },
        whole: { type: 'history', history: 'deep' },
      },
    },
    ended: { type: 'final' },
  },
})

/** Names that no machine of the site has, but another may. */
export const oddMachine = createMachine({
  id: 'start of (root)',
  initial: 'a b',
  states: {
    'a b': {
      entry: ['line\nbreak', 'aVeryLongNameOfAnActionThatGoesOnAndOnAndOnWithoutAnEnd'],
      on: {
        '<b>&"quoted"</b>': [
          { target: '漢字', guard: '🦜' },
          { target: 'a b', reenter: true },
        ],
        '*': { actions: 'x' },
        anEventWithAVeryLongNameIndeedThatDoesNotFitAnywhere: '漢字',
      },
    },
    漢字: { always: { target: 'a b', guard: 'a && b < c' } },
    lonely: {},
  },
})

/** Every machine of the site, by its file's name. */
export const siteMachines: readonly (readonly [name: string, machine: AnyStateMachine])[] = Object.entries(
  import.meta.glob<Record<string, unknown>>('../../src/machines/*.machine.ts', { eager: true }),
).map(([path, module]) => {
  const name = /([\w-]+)\.machine\.ts$/.exec(path)?.[1] ?? path
  return [name, module[`${name}Machine`] as AnyStateMachine]
})
