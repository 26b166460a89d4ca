import type { SimulationStep } from '../simulation'
import { literalOf, stringLiteral } from './literal'
import {
  changes,
  inComment,
  type RecordedRun,
  runTitle,
  type Shown,
  shownInTurn,
  type TestedMachine,
} from './recordedRun'

/** Only what is not as usual is said: nothing told, and still under way. */
function shownText({ value, context, emitted, status }: Shown, before: Shown['context']): string {
  const changed = changes(before, context)
  const isTold = emitted.length > 0
  const isOver = status !== 'active'
  const facts = [
    `value: ${literalOf(value)}`,
    ...(Object.keys(changed).length > 0 ? [`context: ${literalOf(changed)}`] : []),
    ...(isTold ? [`emitted: ${literalOf(emitted)}`] : []),
    ...(isOver ? [`status: ${literalOf(status)}`] : []),
  ]
  return `  run.shows({ ${facts.join(', ')} })`
}

function stepText(step: SimulationStep): string {
  if (step.kind === 'event') return `  run.send(${literalOf(step.event)})`
  if (step.kind === 'wait') return `  run.wait(${step.ms})`
  const actor = stringLiteral(step.actor)
  return step.kind === 'done'
    ? `  run.done(${actor}, ${literalOf(step.output)})`
    : `  run.fail(${actor}, ${stringLiteral(step.error)})`
}

const testText = (run: RecordedRun, index: number) => `
test(${stringLiteral(runTitle(run, index))}, () => {
  const run = start(${run.input === undefined ? '' : literalOf(run.input)})
${shownText(run.start, {})}
${shownInTurn(run)
  .map(({ step, shown, before }) => `${stepText(step)}\n${shownText(shown, before.context)}`)
  .join('\n')}
})`

/**
 * Runs as tests for Vitest: each takes the machine itself, and compares its state, its context and what it tells others
 * after every step. `held` is the source of what holds a machine still.
 */
export function vitestFile(machine: TestedMachine, runs: readonly RecordedRun[], held: string): string {
  const { id, purpose, from, name, completedBy } = machine
  const input = completedBy ? `${completedBy.name}(${stringLiteral(id)}, input)` : 'input'
  return `// ${inComment(`${id}: ${purpose}`)}
// To be run with Vitest, beside XState and the machine.
import { expect, test } from 'vitest'
import { ${name} } from ${stringLiteral(from)}
${completedBy ? `import { ${completedBy.name} } from ${stringLiteral(completedBy.from)}\n` : ''}${held}
type Shown = {
  value: unknown
  /** What has changed in the context since the step before. */
  context?: Record<string, unknown>
  /** What the machine told others in this step. */
  emitted?: readonly object[]
  status?: string
}

/** Starts the machine, and holds it still between two steps. */
function start(input?: unknown) {
  const held = new HeldMachine(${name}, ${input}).start()
  const known: Record<string, unknown> = {}
  const end = (step: Extract<HeldStep, { actor: string }>) => {
    expect(held.actors.map(({ path }) => path)).toContain(step.actor)
    held.take(step)
  }
  return {
    send: (event: EventObject) => held.take({ kind: 'event', event }),
    /** Lets so many milliseconds pass. */
    wait: (ms: number) => held.take({ kind: 'wait', ms }),
    /** Has an actor end well. */
    done: (actor: string, output?: unknown) => end({ kind: 'done', actor, output }),
    /** Has an actor fail. */
    fail: (actor: string, error: string) => end({ kind: 'error', actor, error }),
    shows: ({ value, context, emitted = [], status = 'active' }: Shown) => {
      Object.assign(known, context)
      expect(held.shown).toEqual({ value, context: known, emitted, status })
    },
  }
}
${runs.map(testText).join('\n')}
`
}
