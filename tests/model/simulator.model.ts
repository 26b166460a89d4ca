import { isDeepStrictEqual } from 'node:util'
import { type Frame, MAX_WAIT_MS, type SimulationRun } from 'machine-workbench/description/simulation'
import { NOTHING_DUE } from 'machine-workbench/generation/run'
import { createSimulator } from 'machine-workbench/inspection/simulation'
import { defineModel } from 'machine-workbench/models'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { PayloadField } from '~/data/machines/payloadForm'
import { standInsFor } from '~/machines/inspection/standIns'
import { retrievalMachine } from '~/machines/retrieval.machine'
import {
  PLAYED_STEP_MS,
  selectAsked,
  selectCanGoOn,
  selectCanRun,
  selectDraft,
  selectFrame,
  selectFrames,
  selectIsPlaying,
  selectIsReplaying,
  selectIsRunning,
  selectPath,
  selectProblems,
  selectScenario,
  selectShown,
  selectSpeed,
  selectWouldSend,
  simulatorMachine,
} from '~/machines/simulator.machine'
import { toastMachine } from '~/machines/toast.machine'

type Snapshot = SnapshotFrom<typeof simulatorMachine>

const toastInput = { id: 'one', preset: 'snackbar', message: { title: 'Saved', role: 'status' } }

/** Two machines that differ in everything the simulator knows: one has an actor and never ends, the other ends. */
const retrieval = createSimulator(
  retrievalMachine,
  {
    scenarios: [{ name: 'retrieval' }],
    events: { 'data.request': { examples: [{}], schema: null } },
    outcomes: {},
  },
  standInsFor,
)
const toast = createSimulator(
  toastMachine,
  { scenarios: [{ name: 'retrieval' }, { name: 'toast', input: toastInput }], events: {}, outcomes: {} },
  standInsFor,
)
const simulate = (run: SimulationRun) =>
  (run.scenario === 0 ? retrieval : toast)
    .simulate(run)
    .map((frame): Frame => ({ ...frame, context: { kind: 'leaf', text: '' } }))

const distance: PayloadField = { name: 'distance', kind: 'number', options: [], isOptional: false }
const forms = { 'data.request': [], 'swipe.ended': [distance] }

/** A generated path, and one that does nothing. */
const path: SimulationRun = {
  scenario: 0,
  steps: [
    { kind: 'event', event: { type: 'data.request' } },
    { kind: 'done', actor: 'load', output: 'the courses' },
  ],
  path: 7,
}
const atRest: SimulationRun = { scenario: 0, steps: [], path: 8 }

const linked: SimulationRun = {
  scenario: 0,
  steps: [
    { kind: 'event', event: { type: 'data.request' } },
    { kind: 'error', actor: 'load', error: 'The network is down.' },
  ],
}

/** What has happened up to the frame that is looked at. */
const runOf = ({ context: { run, shown } }: Snapshot) => ({
  scenario: run.scenario,
  steps: run.steps.slice(0, shown),
})
const stepsOf = (snapshot: Snapshot) => JSON.stringify(runOf(snapshot).steps)

/** The step that an event of the page asks for, or undefined for one that asks for none. */
function stepFor(before: Snapshot, event: EventFromLogic<typeof simulatorMachine>) {
  if (event.type === 'event.send') return { kind: 'event', event: event.event }
  if (event.type === 'time.step') return { kind: 'wait', ms: event.ms }
  if (event.type === 'actor.finish')
    return event.outcome.ok
      ? { kind: 'done', actor: event.actor, output: event.outcome.output }
      : { kind: 'error', actor: event.actor, error: event.outcome.error }
  if (event.type !== 'payload.send') return undefined
  const written = Number(selectDraft(before).distance)
  return { kind: 'event', event: { distance: written, type: 'swipe.ended' } }
}

/** How long the simulated machine has run where it is looked at. */
const momentOf = (snapshot: Snapshot) => selectFrame(snapshot)?.now ?? 0

/** Whether what stands in the form is a number. */
const isRight = (snapshot: Snapshot) => {
  const { distance = '' } = selectDraft(snapshot)
  return distance.trim() !== '' && Number.isFinite(Number(distance))
}

const isSame = (snapshot: Snapshot, before: Snapshot) =>
  isDeepStrictEqual(snapshot.value, before.value) && snapshot.context === before.context

export const simulatorModel = defineModel(simulatorMachine, {
  // Each step simulates a whole run again; on a busy machine that adds up.
  limit: { milliseconds: 20_000 },
  purpose:
    'Runs another machine on a page of its own: events, time, the ends of its actors, and every step back.',
  pages: ['/machines/filteredList'],
  scenarios: [
    { name: 'from the start', input: { simulate, scenarios: 2, forms, run: null } },
    { name: 'from a link', input: { simulate, scenarios: 2, forms, run: linked } },
  ],
  events: [
    { type: 'event.send', event: { type: 'data.request' } },
    { type: 'event.send', event: { type: 'toast.dismiss' } },
    { type: 'payload.choose', event: 'swipe.ended', payload: { distance: 80 } },
    { type: 'payload.choose', event: 'data.request', payload: {} },
    { type: 'payload.change', field: 'distance', value: 'far' },
    { type: 'payload.change', field: 'distance', value: ' 7 ' },
    { type: 'payload.change', field: 'direction', value: 'far' },
    { type: 'payload.send' },
    { type: 'payload.cancel' },
    { type: 'actor.finish', actor: 'load', outcome: { ok: true, output: 'the courses' } },
    { type: 'actor.finish', actor: 'load', outcome: { ok: false, error: 'The network is down.' } },
    { type: 'time.step', ms: 60_000 },
    { type: 'actor.finish', actor: 'nobody', outcome: { ok: true, output: null } },
    { type: 'time.step', ms: -1 },
    { type: 'time.step', ms: MAX_WAIT_MS + 1 },
    { type: 'time.run' },
    { type: 'time.stop' },
    { type: 'history.goTo', index: 0 },
    { type: 'history.goTo', index: 1 },
    { type: 'history.goTo', index: -1 },
    { type: 'scenario.choose', scenario: 0 },
    { type: 'scenario.choose', scenario: 1 },
    { type: 'scenario.choose', scenario: 2 },
    { type: 'scenario.choose', scenario: -1 },
    { type: 'scenario.choose', scenario: 0.5 },
    { type: 'simulation.restart' },
    { type: 'link.request' },
    { type: 'url.changed', run: linked },
    { type: 'path.open', run: path },
    { type: 'path.open', run: atRest },
    { type: 'play.start' },
    { type: 'play.stop' },
    { type: 'speed.choose', speed: 2 },
    { type: 'speed.choose', speed: 3 },
  ],
  // What the simulated machine holds is its own affair, and so is what happened long ago.
  key: (snapshot) => {
    const frame = selectFrame(snapshot)
    return JSON.stringify([
      snapshot.value,
      selectScenario(snapshot),
      frame?.active,
      frame?.timers.map(({ due }) => Math.min(due - frame.now, 300)),
      frame?.actors.length,
      Math.min(selectFrames(snapshot).length, 3),
      Math.min(selectShown(snapshot), 2),
      // A form that is closed is filled in anew when it is opened.
      selectAsked(snapshot) && [selectDraft(snapshot), selectProblems(snapshot).length],
      stepsOf(snapshot) === JSON.stringify(linked.steps),
    ])
  },
  choices: {
    'url.changed.run': [{ scenario: 0, steps: [] }],
  },
  invariants: {
    'it begins where its last step has led, and time stands still': (snapshot, { before }) =>
      before !== undefined || snapshot.matches({ run: 'ready' }),
    'a step that is gone to is shown, and one that there is not changes nothing': (
      snapshot,
      { before, step },
    ) => {
      if (step?.kind !== 'event' || step.event.type !== 'history.goTo' || before === undefined) return true
      const { index } = step.event
      return selectFrames(before)[index] === undefined
        ? isSame(snapshot, before)
        : selectShown(snapshot) === index && !selectIsRunning(snapshot)
    },
    'what nobody can choose, and what is shown already, changes nothing': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || before === undefined) return true
      const { event } = step
      const isIdle =
        (event.type === 'scenario.choose' && ![0, 1].includes(event.scenario)) ||
        (event.type === 'url.changed' && isDeepStrictEqual(runOf(before), event.run))
      return !isIdle || isSame(snapshot, before)
    },
    'another run in the address is adopted, and time stands still': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'url.changed' ||
      before === undefined ||
      isDeepStrictEqual(runOf(before), step.event.run) ||
      !selectIsRunning(snapshot),
    'time passes as far as it is told to, up to a day': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || step.event.type !== 'time.step' || before === undefined) return true
      const { ms } = step.event
      const passes = selectCanGoOn(before) && ms >= 0 && ms <= MAX_WAIT_MS
      return momentOf(snapshot) === momentOf(before) + (passes ? ms : 0)
    },
    'while time runs, a tenth of a second passes at a time, as long as a timer does': (
      snapshot,
      { before, step, timers },
    ) => {
      const isTick =
        step?.kind === 'after' && step.id !== NOTHING_DUE && before !== undefined && selectIsRunning(before)
      const begins = selectIsRunning(snapshot) && (isTick || (before && !selectIsRunning(before)))
      if (begins && timers[0] !== 100) return false
      if (!isTick) return true
      const goesOn = selectCanGoOn(before) && (selectFrame(before)?.timers.length ?? 0) > 0
      return (
        selectIsRunning(snapshot) === goesOn &&
        momentOf(snapshot) === momentOf(before) + (goesOn ? 100 : 0) &&
        (goesOn || snapshot.context === before.context)
      )
    },
    'an actor that runs can end, and a form that is right is sent': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || before === undefined || !selectCanGoOn(before)) return true
      const { event } = step
      const isTaken =
        event.type === 'actor.finish'
          ? selectFrame(before)?.actors.some(({ path }) => path === event.actor)
          : event.type === 'payload.send' && selectAsked(before) !== null && isRight(before)
      return !isTaken || runOf(snapshot).steps.length === runOf(before).steps.length + 1
    },
    'there is one frame for the start and one for each step': (snapshot) =>
      selectFrames(snapshot).length === snapshot.context.run.steps.length + 1 &&
      selectFrame(snapshot) !== undefined,
    'an earlier step is looked at exactly while it says so': (snapshot) =>
      (selectIsReplaying(snapshot) || selectIsPlaying(snapshot)) ===
      selectShown(snapshot) < selectFrames(snapshot).length - 1,
    'a path that is opened stands at its start, with all of its steps to come': (snapshot, { step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'path.open' ||
      (isDeepStrictEqual(snapshot.context.run, step.event.run) &&
        selectShown(snapshot) === 0 &&
        selectFrames(snapshot).length === step.event.run.steps.length + 1 &&
        selectPath(snapshot) === step.event.run.path &&
        !selectIsPlaying(snapshot) &&
        !selectIsRunning(snapshot)),
    'a path is open from when it is opened until another step is taken': (snapshot, { before, step }) =>
      selectPath(snapshot) ===
      (step?.kind === 'event' && step.event.type === 'path.open'
        ? step.event.run.path
        : before && before.context.run === snapshot.context.run
          ? selectPath(before)
          : null),
    'steps are played one after the other, each as long as the speed says, until the last': (
      snapshot,
      { before, step, timers },
    ) => {
      if (!before || !step) return !selectIsPlaying(snapshot)
      const shown = selectShown(before)
      const isPlayedFrom = (from: number) =>
        selectIsPlaying(snapshot) &&
        selectShown(snapshot) === from &&
        timers[0] === PLAYED_STEP_MS / selectSpeed(snapshot)
      if (step.kind === 'after' && step.id !== NOTHING_DUE && selectIsPlaying(before))
        return shown + 2 === selectFrames(before).length
          ? snapshot.matches({ run: 'ready' }) && selectShown(snapshot) === shown + 1
          : isPlayedFrom(shown + 1)
      const event = step.kind === 'event' ? step.event : undefined
      if (event?.type === 'play.start') {
        if (selectIsReplaying(before)) return isPlayedFrom(shown)
        return before.matches({ run: 'ready' }) && shown > 0 ? isPlayedFrom(0) : isSame(snapshot, before)
      }
      if (event?.type === 'play.stop')
        return selectIsPlaying(before)
          ? selectIsReplaying(snapshot) && snapshot.context === before.context
          : isSame(snapshot, before)
      const isLeft =
        event?.type === 'path.open' ||
        (event?.type === 'history.goTo' && selectFrames(before)[event.index] !== undefined) ||
        before.context.run !== snapshot.context.run ||
        shown !== selectShown(snapshot)
      return selectIsPlaying(snapshot) === (selectIsPlaying(before) && !isLeft)
    },
    'only speeds that are offered are chosen': (snapshot, { before, step }) =>
      selectSpeed(snapshot) ===
      (step?.kind === 'event' &&
      step.event.type === 'speed.choose' &&
      [0.5, 1, 2, 4].includes(step.event.speed)
        ? step.event.speed
        : before
          ? selectSpeed(before)
          : 1),
    'the frames are those of the steps': (snapshot) =>
      JSON.stringify(snapshot.context.simulate(snapshot.context.run).at(-1)?.active) ===
      JSON.stringify(selectFrames(snapshot).at(-1)?.active),
    'looking back changes nothing that happened': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'history.goTo' ||
      before === undefined ||
      JSON.stringify(before.context.run) === JSON.stringify(snapshot.context.run),
    'a step takes the place of what came after the frame looked at': (snapshot, { before, step }) => {
      const isStep =
        step?.kind === 'event' && ['event.send', 'payload.send', 'actor.finish'].includes(step.event.type)
      if (!isStep || before === undefined || stepsOf(before) === stepsOf(snapshot)) return true
      const expected = runOf(before).steps.length + 1
      return (
        runOf(snapshot).steps.length === expected &&
        selectFrames(snapshot).length === expected + 1 &&
        stepsOf(snapshot).startsWith(stepsOf(before).slice(0, -1))
      )
    },
    'an event that is sent is a step, as long as anything can happen': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'event.send' ||
      before === undefined ||
      runOf(snapshot).steps.length === runOf(before).steps.length + Number(selectCanGoOn(before)),
    'the step taken is the one that was asked for': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || before === undefined) return true
      const asked = stepFor(before, step.event)
      const { steps } = runOf(snapshot)
      if (asked === undefined || steps.length <= runOf(before).steps.length) return true
      return (
        isDeepStrictEqual(steps.at(-1), asked) &&
        selectIsRunning(snapshot) ===
          (selectIsRunning(before) && ['event.send', 'payload.send'].includes(step.event.type))
      )
    },
    'a form holds what was written or chosen, and a field that is written anew is not wrong yet': (
      snapshot,
      { before, step },
    ) => {
      if (step?.kind !== 'event' || before === undefined) return true
      const { event } = step
      const isChosen = event.type === 'payload.choose' && event.event === 'swipe.ended'
      const isWritten =
        event.type === 'payload.change' && event.field === 'distance' && selectAsked(before) !== null
      if (!isChosen && !isWritten)
        return (
          isDeepStrictEqual(selectDraft(snapshot), selectDraft(before)) &&
          (event.type === 'payload.send' ||
            isDeepStrictEqual(selectProblems(snapshot), selectProblems(before)))
        )
      const distance = isChosen ? String(event.payload.distance) : isWritten ? event.value : ''
      return (
        isDeepStrictEqual(selectDraft(snapshot), { distance }) &&
        isDeepStrictEqual(selectProblems(snapshot), []) &&
        selectAsked(snapshot) === 'swipe.ended'
      )
    },
    'a form is open from when it is asked for until it is cancelled or sent': (
      snapshot,
      { before, step },
    ) => {
      if (before === undefined) return selectAsked(snapshot) === null
      const type = step?.kind === 'event' ? step.event.type : ''
      const was = selectAsked(before)
      const isSent = type === 'payload.send' && was !== null && isRight(before) && selectCanGoOn(before)
      const isClosed = isSent || (type === 'payload.cancel' && was !== null)
      const isOpened =
        step?.kind === 'event' && step.event.type === 'payload.choose' && step.event.event === 'swipe.ended'
      return (
        selectAsked(snapshot) === (isClosed ? null : isOpened ? 'swipe.ended' : was) &&
        isDeepStrictEqual(
          selectWouldSend(snapshot)?.event,
          selectAsked(snapshot) !== null && isRight(snapshot)
            ? { distance: Number(selectDraft(snapshot).distance), type: 'swipe.ended' }
            : undefined,
        )
      )
    },
    'what is wrong is said once it is sent, and no more once it is right': (
      snapshot,
      { before, step, emitted },
    ) => {
      if (step?.kind !== 'event' || step.event.type !== 'payload.send' || before === undefined) return true
      if (selectAsked(before) === null) return isSame(snapshot, before) && emitted.length === 0
      const problems = selectProblems(snapshot).map(({ field }) => field)
      return isRight(before)
        ? isDeepStrictEqual(problems, [])
        : isDeepStrictEqual(problems, ['distance']) &&
            isDeepStrictEqual(emitted, [{ type: 'problems.shown', event: 'swipe.ended', field: 'distance' }])
    },
    'a start that is chosen, and a start anew, begin where nothing has happened': (
      snapshot,
      { before, step },
    ) => {
      if (step?.kind !== 'event' || before === undefined) return true
      const { event } = step
      const isStart =
        event.type === 'scenario.choose' && [0, 1].slice(0, before.context.scenarios).includes(event.scenario)
      if (event.type !== 'simulation.restart' && !isStart) return true
      const scenario = event.type === 'scenario.choose' ? event.scenario : selectScenario(before)
      return (
        isDeepStrictEqual(runOf(snapshot), { scenario, steps: [] }) &&
        selectScenario(snapshot) === scenario &&
        selectFrames(snapshot).length === 1 &&
        !selectIsRunning(snapshot)
      )
    },
    'the clock is offered where a timer could move, and stops when told to': (snapshot, { step }) =>
      selectCanRun(snapshot) ===
        (!selectIsRunning(snapshot) &&
          !selectIsPlaying(snapshot) &&
          (selectFrame(snapshot)?.timers.length ?? 0) > 0) &&
      (step?.kind !== 'event' || step.event.type !== 'time.stop' || !selectIsRunning(snapshot)),
    'nothing happens to a machine that has ended': (snapshot, { before, step }) =>
      before === undefined ||
      selectCanGoOn(before) ||
      step?.kind !== 'event' ||
      !['event.send', 'payload.send', 'actor.finish', 'time.step'].includes(step.event.type) ||
      stepsOf(before) === stepsOf(snapshot),
    'the page is told only what it has to do': (_, { step, emitted }) =>
      emitted.length === 0 ||
      (step?.kind === 'event' && ['link.request', 'payload.send'].includes(step.event.type)),
    'stopping the clock takes nothing back': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'time.stop' ||
      before === undefined ||
      snapshot.context === before.context,
    'a link holds what is looked at': (snapshot, { step, emitted }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'link.request' ||
      JSON.stringify(emitted) === JSON.stringify([{ type: 'link.requested', run: runOf(snapshot) }]),
    'a link leads to the same steps': (snapshot, { step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'url.changed' ||
      isDeepStrictEqual(runOf(snapshot), step.event.run),
    'something is to come exactly while time runs or steps are played': (snapshot, { timers }) =>
      (selectIsRunning(snapshot) || selectIsPlaying(snapshot)) === timers.length > 0,
    'time runs by itself only where a timer does': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'time.run' ||
      before === undefined ||
      selectIsRunning(snapshot) === (selectIsRunning(before) || selectCanRun(before)),
  },
  accepted: {
    'never at rest: form.closed and run.running':
      'The clock runs until somebody stops it, or until the machine on the bench has no timer left.',
    'never at rest: form.open and run.running': 'The same, with a form beside it.',
  },
  unreachable: {
    'payload.choose event data.request, payload ': 'This event has no payload.',
    'payload.change field direction, value far': 'There is no such field.',
    'actor.finish actor nobody, outcome ok true, output null': 'No such actor runs.',
    'time.step ms -1': 'Time does not go back.',
    'time.step ms 86400001': 'A day is the longest step.',
    'history.goTo index -1': 'There is nothing before the start.',
    'scenario.choose scenario 2': 'There are two.',
    'scenario.choose scenario -1': 'There are two.',
    'scenario.choose scenario 0.5': 'There are two.',
    'speed.choose speed 3': 'It is not offered.',
  },
  spoken: {
    'run --url.changed[isOther]--> run.ready': {
      focus: ['', 'region "Current state"', 'button "{the first way on}"'],
      said: '{the last step}: in {state}.',
    },
    'run --path.open[hasSteps]--> run.replaying': { said: ['', 'Start: in {state}.'] },
    'run --path.open--> run.ready': { said: ['', 'Start: in {state}.'] },
    'run.ready --play.start[isAnyStepTaken]--> run.playing': { said: 'Playing {so many steps}.' },
    'run.replaying --play.start--> run.playing': { said: 'Playing {so many steps}.' },
    'run.playing --after playedStep[isNextLatest]--> run.ready': { said: '{the last step}: in {state}.' },
    'run.playing --play.stop--> run.replaying': { said: ['{the step}: in {state}.', 'Start: in {state}.'] },
    'run --link.request--> (stay)': { said: 'The address of this page now holds your run.' },
    'run --history.goTo[isLatest]--> run.ready': { said: ['', '{the step}: in {state}.'] },
    'run --history.goTo[isEarlier]--> run.replaying': { said: ['', '{the step}: in {state}.'] },
    // The sentence may be the one that stood there already, where an earlier step was looked at.
    'run --event.send[canGoOn]--> run.ready': {
      said: ['', '{the step}: in {state}.', '{the step}: Nothing happens; in {state}.'],
    },
    'run --actor.finish[canEnd]--> run.ready': { said: ['', '{the step}: in {state}.'] },
    'form.open --payload.send[isPayloadWrong]--> (stay)': { focus: 'textbox "{the first wrong field}"' },
    'run.running --event.send[canGoOn]--> (stay)': { said: ['', 'In {state}.'] },
    'form.open --payload.send[isPayloadRight]--> form.closed': {
      said: ['', '{the step}: in {state}.', '{the step}: Nothing happens; in {state}.'],
    },
    'run --simulation.restart--> run.ready': { said: ['', 'Start: in {state}.'] },
    'run --scenario.choose[isScenario]--> run.ready': {
      said: ['', 'Start: in {state}.'],
    },
    'run --time.step[canPass]--> run.ready': { said: '{the step}: in {state}.' },
    'run.ready --time.run[hasTimers]--> run.running': { said: 'In {state}.' },
    'run.replaying --time.run[hasTimers]--> run.running': { said: 'In {state}.' },
    'run.running --after tick[hasTimers]--> run.running': { said: ['', 'In {state}.'] },
    'run.running --after tick--> run.ready': { said: ['', '{the step}: in {state}.'] },
    'run.running --time.stop--> run.ready': { said: '{the step}: in {state}.' },
  },
})
