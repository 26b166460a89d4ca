import fc from 'fast-check'
import { PAGE } from 'machine-workbench/description/messages'
import {
  type Frame,
  MAX_STEPS,
  type SimulationRun,
  type SimulationStep,
  type Way,
  withStep,
} from 'machine-workbench/description/simulation'
import type { Trial } from 'machine-workbench/description/trial'
import { previewOf } from 'machine-workbench/description/valuePreview'
import type { AnyPathStep } from 'machine-workbench/generation/types'
import { activeOf } from 'machine-workbench/inspection/activeStates'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { createSimulator } from 'machine-workbench/inspection/simulation'
import { describe, expect, test } from 'vitest'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { decodeRun, encodeRun } from '~/data/machines/runLink'
import { standInsFor } from '~/machines/inspection/standIns'
import { trialOf as trialOnPage } from '../../build/machines/trialOf'
import { errorText, models, pathsThrough, trialOf } from '../support/trials'

/** A step of the model tests as a step of the simulator; which actor ends is read from the frame before it. */
function asStep(step: AnyPathStep, { actors }: Frame): SimulationStep {
  if (step.kind === 'event') return { kind: 'event', event: step.event }
  if (step.kind === 'after') return { kind: 'wait', ms: step.delay }
  const actor = actors.find(({ source }) => source === step.actor)?.path ?? 'missing'
  return step.kind === 'done'
    ? { kind: 'done', actor, output: step.output }
    : { kind: 'error', actor, error: errorText(step.error) }
}

/** What of a step's messages follows from the step itself. */
function expectMessages(id: string, step: AnyPathStep, { messages }: Frame) {
  const told = messages.filter(({ kind, from }) => (kind === 'told' || kind === 'lost') && from === id)
  expect(told.map(({ what }) => what)).toEqual(step.emitted.map(({ type }) => type))
  expect(told.every(({ to }) => to === PAGE)).toBe(true)
  // How an actor is held, and what an actor tells itself while it works, is nobody's affair.
  expect(messages.filter(({ what }) => /^(?:held|xstate)\./.test(what))).toEqual([])
  const reached = messages.filter(({ to }) => to === id)
  if (step.kind === 'event')
    expect(messages[0]).toMatchObject({ from: PAGE, to: id, kind: 'event', what: step.event.type })
  else if (step.kind !== 'after') expect(reached.map(({ kind }) => kind)).toContain(step.kind)
  // A timer of the machine, or of an actor in it that then tells the machine something.
  else if (step.took.length > 0)
    expect(reached.filter(({ what }) => step.took.join().includes(`--${what}`))).not.toEqual([])
}

const lastOf = (frames: readonly Frame[]): Frame => {
  const frame = frames.at(-1)
  if (!frame) throw new Error('Every run has a start.')
  return frame
}

/** Actors in a context have moved on since the snapshot was taken. */
const hasActors = (snapshot: AnyMachineSnapshot) =>
  Object.values<AnyActorRef | undefined>(snapshot.children).some(Boolean)

/** The step that a way on asks for. */
function stepAlong({ means }: Way, { now }: Frame, { events }: Trial): SimulationStep {
  if (means.kind === 'time') return { kind: 'wait', ms: means.due - now }
  if (means.kind === 'event') {
    const payload = events[means.type]?.examples[means.examples[0] ?? 0] ?? {}
    return { kind: 'event', event: { ...payload, type: means.type } }
  }
  const [outcome] = means.outcomes
  return outcome?.ok === false
    ? { kind: 'error', actor: means.actor, error: outcome.error }
    : { kind: 'done', actor: means.actor, output: outcome?.output }
}

function randomStep(trial: Trial, frame: Frame, pick: (count: number) => number): SimulationStep {
  const events = Object.entries(trial.events).flatMap(([type, { examples }]) =>
    examples.map((payload): SimulationStep => ({ kind: 'event', event: { ...payload, type } })),
  )
  const ends = frame.actors.flatMap(({ path, source }) =>
    (trial.outcomes[source] ?? []).map(
      (outcome): SimulationStep =>
        outcome.ok
          ? { kind: 'done', actor: path, output: outcome.output }
          : { kind: 'error', actor: path, error: outcome.error },
    ),
  )
  const waits = [0, 1, 100, 1000, 60_000].map((ms): SimulationStep => ({ kind: 'wait', ms }))
  const steps = [...events, ...ends, ...waits]
  return steps[pick(steps.length)] ?? { kind: 'wait', ms: 1 }
}

describe.each(models.map((model) => [model.id, model] as const))('%s in the simulator', (_, model) => {
  const trial = trialOf(model)
  const { simulate } = createSimulator(model.machine, trial, standInsFor)
  /** From the very beginning, with nothing kept from before. */
  const simulateAnew = (run: SimulationRun) =>
    createSimulator(model.machine, trial, standInsFor).simulate(run)
  const playable = { scenarios: trial.scenarios, events: Object.keys(trial.events) }

  test('does what the real machine does, on every path of its model', () => {
    for (const path of pathsThrough(model)) {
      if (path.scenario.restore) continue
      const scenario = model.scenarios.indexOf(path.scenario)
      let run: SimulationRun = { scenario, steps: [] }
      let frame = lastOf(simulate(run))
      for (const step of path.steps) {
        run = { scenario, steps: [...run.steps, asStep(step, frame)] }
        frame = lastOf(simulate(run))
        expect(frame).toMatchObject({
          value: step.after.value,
          active: activeOf(step.after),
          status: step.after.status,
          transitions: step.took,
          emitted: step.emitted,
          error: null,
        })
        expectMessages(model.machine.id, step, frame)
        if (!hasActors(step.after)) expect(frame.context).toEqual(previewOf(step.after.context))
      }
    }
  })

  test('offers exactly what the machine would take', () => {
    for (const path of pathsThrough(model)) {
      const scenario = model.scenarios.indexOf(path.scenario)
      const [frame] = simulate({ scenario, steps: [] })
      for (const [type, { examples }] of Object.entries(trial.events))
        for (const [index, payload] of examples.entries()) {
          const isOffered =
            frame?.ways.some(
              ({ means }) => means.kind === 'event' && means.type === type && means.examples.includes(index),
            ) ?? false
          expect(isOffered).toBe(path.start.can({ ...payload, type }))
        }
    }
  })

  test('takes each way on as it says, by whatever means', () => {
    for (const path of pathsThrough(model)) {
      if (path.scenario.restore) continue
      const scenario = model.scenarios.indexOf(path.scenario)
      let run: SimulationRun = { scenario, steps: [] }
      for (const step of path.steps.slice(0, 4)) {
        const frames = simulate(run)
        const frame = lastOf(frames)
        for (const way of frame.ways) {
          const taken = lastOf(simulate({ scenario, steps: [...run.steps, stepAlong(way, frame, trial)] }))
          expect(taken.transitions, JSON.stringify(way)).toContain(way.transition)
        }
        run = { scenario, steps: [...run.steps, asStep(step, frame)] }
      }
    }
  })

  test('survives 300 random steps, and a link leads to the same frame', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), fc.nat(), (choices, start) => {
        const scenario = start % trial.scenarios.length
        let run: SimulationRun = { scenario, steps: [] }
        let frames = simulate(run)
        for (const choice of choices) {
          const step = randomStep(trial, lastOf(frames), (count) => choice % count)
          run = withStep(run, frames, step)
          frames = simulate(run)
          expect(frames).toHaveLength(run.steps.length + 1)
        }
        expect(frames.map(({ error }) => error)).toEqual(frames.map(() => null))
        const link = encodeRun(run, playable)
        const read = decodeRun(link ?? '', playable)
        expect(read.problem).toBeUndefined()
        if (read.run) expect(simulateAnew(read.run)).toEqual(frames)
      }),
      // A simulator that is simulated plays every run many times over.
      { numRuns: model.id === 'simulator' ? 1 : 5, seed: 7 },
    )
  })

  test('starts from an input that is JSON', () => {
    const scenarios: Trial['scenarios'] = JSON.parse(JSON.stringify(trial.scenarios))
    const atRest = createSimulator(model.machine, { ...trial, scenarios }, standInsFor)
    for (const scenario of scenarios.keys()) {
      const frames = atRest.simulate({ scenario, steps: [{ kind: 'wait', ms: 0 }] })
      expect(frames.map(({ status }) => status)).toEqual(['active', 'active'])
    }
  })

  test('takes every event and every end that its page offers', () => {
    const offered = trialOnPage(model, describeMachine(model.machine))
    const onPage = createSimulator(model.machine, offered, standInsFor)
    for (const scenario of offered.scenarios.keys()) {
      const start: SimulationRun = { scenario, steps: [] }
      for (const [type, { examples }] of Object.entries(offered.events))
        for (const payload of examples) {
          const step: SimulationStep = { kind: 'event', event: { ...payload, type } }
          const after = { scenario, steps: [step] }
          const frame = lastOf(onPage.simulate(after))
          expect(frame.error, `${type} ${JSON.stringify(payload)}`).toBeNull()
          for (const { path, source } of frame.actors)
            for (const outcome of offered.outcomes[source] ?? []) {
              const end: SimulationStep = outcome.ok
                ? { kind: 'done', actor: path, output: outcome.output }
                : { kind: 'error', actor: path, error: outcome.error }
              const ended = lastOf(onPage.simulate({ scenario, steps: [step, end] }))
              expect(ended.error).toBeNull()
              expect(ended.transitions).not.toEqual([])
            }
        }
      expect(lastOf(onPage.simulate(start)).status).toBe('active')
    }
  })

  test('stands still after the longest run', () => {
    const steps = Array.from({ length: MAX_STEPS + 50 }, (): SimulationStep => ({ kind: 'wait', ms: 10 }))
    expect(simulateAnew({ scenario: 0, steps })).toHaveLength(MAX_STEPS + 1)
  })
})
