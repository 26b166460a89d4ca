import {
  type Frame,
  MAX_STEPS,
  MAX_WAIT_MS,
  type SimulatedEvent,
  type SimulationRun,
  type SimulationStep,
  withStep,
} from 'machine-workbench/description/simulation'
import type { Outcome } from 'machine-workbench/description/trial'
import { type ActorRefFrom, assign, emit, raise, type SnapshotFrom, setup } from 'xstate'
import {
  draftOf,
  type Payload,
  type PayloadDraft,
  type PayloadField,
  type PayloadProblem,
  readDraft,
} from '~/data/machines/payloadForm'

/** How often the clock of a simulation moves on while it runs by itself. */
export const SIMULATION_TICK_MS = 100

/** How long each step is shown while steps are played at their usual speed. */
export const PLAYED_STEP_MS = 1000

/** How many times as fast steps can be played. */
export const playSpeeds = [0.5, 1, 2, 4] as const

type Input = Readonly<{
  /** Plays a run from its start; the first frame is the start itself. */
  simulate: (run: SimulationRun) => readonly Frame[]
  /** How many starts there are to choose from. */
  scenarios: number
  /** The fields of each event's payload. */
  forms: Readonly<Record<string, readonly PayloadField[]>>
  /** What the address asks for. */
  run: SimulationRun | null
}>

type Context = Omit<Input, 'run'> &
  Readonly<{
    run: SimulationRun
    frames: readonly Frame[]
    /** The frame that is looked at, as an index. */
    shown: number
    /** How many times as fast as usual steps are played. */
    speed: number
    /** The event whose payload was filled in last, what stands in the fields, and what is wrong there. */
    asked: string
    draft: PayloadDraft
    problems: readonly PayloadProblem[]
  }>

type Ending = Readonly<{ actor: string; outcome: Outcome }>

const frameOf = ({ frames, shown }: Context) => frames[shown]

/** What has happened up to the frame that is looked at. */
const runShown = ({ run: { scenario, steps }, shown }: Context): SimulationRun => ({
  scenario,
  steps: steps.slice(0, shown),
})

const canGoOn = (context: Context) => frameOf(context)?.status === 'active' && context.shown < MAX_STEPS

const played = ({ simulate }: Pick<Context, 'simulate'>, run: SimulationRun) => ({
  run,
  frames: simulate(run),
  shown: run.steps.length,
})

/** A step taken from an earlier frame takes the place of all that came after it. */
const takes = (context: Context, step: SimulationStep) =>
  played(context, withStep(runShown(context), context.frames, step))

const readPayload = ({ forms, asked, draft }: Context) => readDraft(forms[asked] ?? [], draft)

const atStart = (scenario: number): SimulationRun => ({ scenario, steps: [] })

/** A simulation is its list of steps: going back is looking at an earlier frame, and a link holds the steps. */
export const simulatorMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'event.send'; event: SimulatedEvent }
      | { type: 'payload.choose'; event: string; payload: Payload }
      | { type: 'payload.change'; field: string; value: string }
      | { type: 'payload.send' }
      | { type: 'payload.cancel' }
      | ({ type: 'actor.finish' } & Ending)
      | { type: 'time.step'; ms: number }
      | { type: 'time.run' }
      | { type: 'time.stop' }
      | { type: 'history.goTo'; index: number }
      | { type: 'path.open'; run: SimulationRun }
      | { type: 'play.start' }
      | { type: 'play.stop' }
      | { type: 'speed.choose'; speed: number }
      | { type: 'scenario.choose'; scenario: number }
      | { type: 'simulation.restart' }
      | { type: 'link.request' }
      | { type: 'url.changed'; run: SimulationRun },
    emitted: {} as
      | { type: 'link.requested'; run: SimulationRun }
      | { type: 'problems.shown'; event: string; field: string },
  },
  guards: {
    canGoOn: ({ context }) => canGoOn(context),
    canEnd: ({ context }, { actor }: Ending) =>
      canGoOn(context) && (frameOf(context)?.actors.some(({ path }) => path === actor) ?? false),
    canPass: ({ context }, ms: number) =>
      canGoOn(context) && Number.isInteger(ms) && ms >= 0 && ms <= MAX_WAIT_MS,
    hasTimers: ({ context }) => canGoOn(context) && (frameOf(context)?.timers.length ?? 0) > 0,
    isPayloadRight: ({ context }) => canGoOn(context) && readPayload(context).payload !== null,
    isPayloadWrong: ({ context }) => readPayload(context).payload === null,
    isField: ({ context }, field: string) =>
      (context.forms[context.asked] ?? []).some(({ name }) => name === field),
    isForm: ({ context }, event: string) => (context.forms[event]?.length ?? 0) > 0,
    isLatest: ({ context }, index: number) => index === context.frames.length - 1,
    isEarlier: ({ context }, index: number) =>
      Number.isInteger(index) && index >= 0 && index < context.frames.length - 1,
    hasSteps: (_, { steps }: SimulationRun) => steps.length > 0,
    isAnyStepTaken: ({ context }) => context.shown > 0,
    isNextLatest: ({ context }) => context.shown + 1 === context.frames.length - 1,
    isSpeed: (_, speed: number) => playSpeeds.some((one) => one === speed),
    isScenario: ({ context }, scenario: number) =>
      Number.isInteger(scenario) && scenario >= 0 && scenario < context.scenarios,
    isOther: ({ context }, run: SimulationRun) => JSON.stringify(run) !== JSON.stringify(runShown(context)),
  },
  actions: {
    send: assign(({ context }, event: SimulatedEvent) => takes(context, { kind: 'event', event })),
    sendPayload: raise(({ context }) => ({
      type: 'event.send' as const,
      event: { ...readPayload(context).payload, type: context.asked },
    })),
    end: assign(({ context }, { actor, outcome }: Ending) =>
      takes(
        context,
        outcome.ok
          ? { kind: 'done', actor, output: outcome.output }
          : { kind: 'error', actor, error: outcome.error },
      ),
    ),
    pass: assign(({ context }, ms: number) => takes(context, { kind: 'wait', ms })),
    showMoment: assign((_, shown: number) => ({ shown })),
    showNext: assign({ shown: ({ context }) => context.shown + 1 }),
    open: assign(({ context }, run: SimulationRun) => ({ ...played(context, run), shown: 0 })),
    setSpeed: assign((_, speed: number) => ({ speed })),
    forgetLater: assign(({ context }) => ({
      run: runShown(context),
      frames: context.frames.slice(0, context.shown + 1),
    })),
    begin: assign(({ context }, scenario: number) => played(context, atStart(scenario))),
    restart: assign(({ context }) => played(context, atStart(context.run.scenario))),
    adopt: assign(({ context }, run: SimulationRun) => played(context, run)),
    fill: assign(({ context }, { event, payload }: { event: string; payload: Payload }) => ({
      asked: event,
      draft: draftOf(context.forms[event] ?? [], payload),
      problems: [],
    })),
    write: assign(({ context }, { field, value }: { field: string; value: string }) => ({
      draft: { ...context.draft, [field]: value },
      problems: context.problems.filter((problem) => problem.field !== field),
    })),
    showProblems: assign(({ context }) => ({ problems: readPayload(context).problems })),
    announceProblems: emit(({ context }) => ({
      type: 'problems.shown',
      event: context.asked,
      field: context.problems[0]?.field ?? '',
    })),
    announceLink: emit(({ context }) => ({ type: 'link.requested', run: runShown(context) })),
  },
  delays: {
    tick: SIMULATION_TICK_MS,
    playedStep: ({ context }) => PLAYED_STEP_MS / context.speed,
  },
}).createMachine({
  id: 'simulator',
  meta: { requirements: ['§4'] },
  context: ({ input: { run, ...input } }) => ({
    ...input,
    ...played(input, run ?? atStart(0)),
    speed: 1,
    asked: '',
    draft: {},
    problems: [],
  }),
  type: 'parallel',
  states: {
    run: {
      on: {
        'scenario.choose': {
          guard: { type: 'isScenario', params: ({ event }) => event.scenario },
          target: '.ready',
          actions: { type: 'begin', params: ({ event }) => event.scenario },
        },
        'simulation.restart': { target: '.ready', actions: 'restart' },
        'url.changed': {
          guard: { type: 'isOther', params: ({ event }) => event.run },
          target: '.ready',
          actions: { type: 'adopt', params: ({ event }) => event.run },
        },
        'link.request': { actions: 'announceLink' },
        'history.goTo': [
          {
            guard: { type: 'isLatest', params: ({ event }) => event.index },
            target: '.ready',
            actions: { type: 'showMoment', params: ({ event }) => event.index },
          },
          {
            guard: { type: 'isEarlier', params: ({ event }) => event.index },
            target: '.replaying',
            actions: { type: 'showMoment', params: ({ event }) => event.index },
          },
        ],
        'path.open': [
          {
            guard: { type: 'hasSteps', params: ({ event }) => event.run },
            target: '.replaying',
            actions: { type: 'open', params: ({ event }) => event.run },
          },
          { target: '.ready', actions: { type: 'open', params: ({ event }) => event.run } },
        ],
        'speed.choose': {
          guard: { type: 'isSpeed', params: ({ event }) => event.speed },
          actions: { type: 'setSpeed', params: ({ event }) => event.speed },
        },
        'event.send': {
          guard: 'canGoOn',
          target: '.ready',
          actions: { type: 'send', params: ({ event }) => event.event },
        },
        'actor.finish': {
          guard: { type: 'canEnd', params: ({ event }) => event },
          target: '.ready',
          actions: { type: 'end', params: ({ event }) => event },
        },
        'time.step': {
          guard: { type: 'canPass', params: ({ event }) => event.ms },
          target: '.ready',
          actions: { type: 'pass', params: ({ event }) => event.ms },
        },
      },
      initial: 'ready',
      states: {
        ready: {
          description: 'The machine stands where its last step has led, and time stands still.',
          on: {
            'time.run': { guard: 'hasTimers', target: 'running' },
            'play.start': {
              guard: 'isAnyStepTaken',
              target: 'playing',
              actions: { type: 'showMoment', params: 0 },
              description: 'All steps are shown once more, from the start.',
            },
          },
        },
        replaying: {
          description:
            'An earlier step is looked at. Whatever happens next takes the place of what came after it.',
          on: {
            'time.run': { guard: 'hasTimers', target: 'running', actions: 'forgetLater' },
            'play.start': 'playing',
          },
        },
        playing: {
          description: 'The steps are shown one after the other, as they were taken or as a path has them.',
          after: {
            playedStep: [
              { guard: 'isNextLatest', target: 'ready', actions: 'showNext' },
              { target: 'playing', reenter: true, actions: 'showNext' },
            ],
          },
          on: { 'play.stop': 'replaying' },
        },
        running: {
          description: 'The clock of the simulation runs as long as a timer does.',
          after: {
            tick: [
              {
                guard: 'hasTimers',
                target: 'running',
                reenter: true,
                actions: { type: 'pass', params: SIMULATION_TICK_MS },
              },
              { target: 'ready' },
            ],
          },
          on: {
            'event.send': {
              guard: 'canGoOn',
              actions: { type: 'send', params: ({ event }) => event.event },
            },
            'time.stop': 'ready',
          },
        },
      },
    },
    form: {
      description: 'What an event carries is written by hand, for one event at a time.',
      on: {
        'payload.choose': {
          guard: { type: 'isForm', params: ({ event }) => event.event },
          target: '.open',
          actions: { type: 'fill', params: ({ event }) => event },
        },
      },
      initial: 'closed',
      states: {
        closed: {},
        open: {
          description: 'Fields for what the event carries.',
          on: {
            'payload.change': {
              guard: { type: 'isField', params: ({ event }) => event.field },
              actions: { type: 'write', params: ({ event }) => event },
            },
            'payload.cancel': 'closed',
            'payload.send': [
              { guard: 'isPayloadWrong', actions: ['showProblems', 'announceProblems'] },
              {
                guard: 'isPayloadRight',
                target: 'closed',
                actions: 'sendPayload',
              },
            ],
          },
        },
      },
    },
  },
})

export type SimulatorActor = ActorRefFrom<typeof simulatorMachine>
type Snapshot = SnapshotFrom<typeof simulatorMachine>

/** All that has happened, one frame a step. */
export const selectRun = ({ context }: Snapshot) => context.run

export const selectFrames = ({ context }: Snapshot) => context.frames

/** Which frame is looked at. */
export const selectShown = ({ context }: Snapshot) => context.shown

/** The frame that is looked at. */
export const selectFrame = ({ context }: Snapshot) => frameOf(context)

/** Which of the starts was chosen. */
export const selectScenario = ({ context }: Snapshot) => context.run.scenario

/** Whether the clock runs by itself. */
export const selectIsRunning = (snapshot: Snapshot) => snapshot.matches({ run: 'running' })

/** Whether an earlier step is looked at. */
export const selectIsReplaying = (snapshot: Snapshot) => snapshot.matches({ run: 'replaying' })

/** Whether the steps are shown one after the other. */
export const selectIsPlaying = (snapshot: Snapshot) => snapshot.matches({ run: 'playing' })

/** Whether there are steps that could be played. */
export const selectCanPlay = (snapshot: Snapshot) => snapshot.can({ type: 'play.start' })

/** How many times as fast as usual steps are played. */
export const selectSpeed = ({ context }: Snapshot) => context.speed

/** Which of the machine's paths is open; null as soon as anything else has happened. */
export const selectPath = ({ context }: Snapshot) => context.run.path ?? null

/** Whether the clock could run by itself. */
export const selectCanRun = (snapshot: Snapshot) => snapshot.can({ type: 'time.run' })

/** Whether anything can still happen to the machine. */
export const selectCanGoOn = ({ context }: Snapshot) => canGoOn(context)

/** The event whose payload is written by hand; null for none. */
export const selectAsked = (snapshot: Snapshot) =>
  snapshot.matches({ form: 'open' }) ? snapshot.context.asked : null

/** What stands in the fields of the payload. */
export const selectDraft = ({ context }: Snapshot) => context.draft

/** What is wrong in the fields of the payload. */
export const selectProblems = ({ context }: Snapshot) => context.problems

/** What the open form would send, and after what; null as long as its fields do not say. */
export function selectWouldSend(snapshot: Snapshot): { run: SimulationRun; event: SimulatedEvent } | null {
  const { context } = snapshot
  if (selectAsked(snapshot) === null) return null
  const { payload } = readPayload(context)
  return payload && { run: runShown(context), event: { ...payload, type: context.asked } }
}
