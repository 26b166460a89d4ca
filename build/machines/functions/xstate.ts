/*
 * The part of XState that declares, without the part that runs: what a machine is made of, by the same names. The functions
 * of a machine are taken out of it for an interpreter that is not XState.
 */

type Parts = Readonly<Record<string, unknown>>

const nothing = { guards: {}, actions: {}, actors: {}, delays: {} }

export const createMachine = (config: Parts) => ({ config, implementations: nothing })

type Implementations = Readonly<Record<keyof typeof nothing, Parts>>

const declaring = (implementations: Implementations) => ({
  createMachine: (config: Parts) => ({ config, implementations }),
  extend: (more: Partial<Implementations>) =>
    declaring({
      guards: { ...implementations.guards, ...more.guards },
      actions: { ...implementations.actions, ...more.actions },
      actors: { ...implementations.actors, ...more.actors },
      delays: { ...implementations.delays, ...more.delays },
    }),
})

export const setup = (implementations: Partial<Implementations>) =>
  declaring({ ...nothing, ...implementations })

const action = (type: string, parts: Parts) => Object.assign(() => {}, { type: `xstate.${type}`, ...parts })

export const assign = (assignment: unknown) => action('assign', { assignment })
export const emit = (event: unknown) => action('emit', { event })
export const raise = (event: unknown) => action('raise', { event })
export const sendTo = (to: unknown, event: unknown) => action('sendTo', { to, event })
export const stopChild = (actorRef: unknown) => action('stopChild', { actorRef })
export const log = (value: unknown, label?: string) => action('log', { value, label })

export const enqueueActions = (collect: unknown) => action('enqueueActions', { collect })

export const stateIn = (stateValue: unknown) => Object.assign(() => false, { stateValue, check: true })
export const and = (guards: unknown) => Object.assign(() => false, { guards, check: true })
export const or = (guards: unknown) => and(guards)
export const not = (guard: unknown) => and([guard])

export const fromPromise = () => ({})
