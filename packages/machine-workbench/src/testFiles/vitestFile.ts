import { stringLiteral } from './literal.ts'
import { type HeldSource, inComment, type RecordedRun, type TestedMachine } from './recordedRun.ts'
import { testTexts } from './testText.ts'

/**
 * Runs as tests for Vitest: each takes the machine itself, and compares its state, its context and what it tells others
 * after every step. `held` is the source of what holds a machine still.
 */
export function vitestFile(machine: TestedMachine, runs: readonly RecordedRun[], held: HeldSource): string {
  const { id, purpose, from, name, completedBy } = machine
  const input = completedBy ? `${completedBy.name}(${stringLiteral(id)}, input)` : 'input'
  return `// ${inComment(`${id}: ${purpose}`)}
// To be run with Vitest, beside XState and the machine.
import { expect, test } from 'vitest'
import { ${name} } from ${stringLiteral(from)}
${completedBy ? `import { ${completedBy.name} } from ${stringLiteral(completedBy.from)}\n` : ''}${held.imports}${testTexts(runs)}
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
    send: (event: { type: string; [part: string]: unknown }) => held.take({ kind: 'event', event }),
    /** Lets so many milliseconds pass. */
    wait: (ms: number) => held.take({ kind: 'wait', ms }),
    /** Has an actor end well. */
    done: (actor: string, output?: unknown) => end({ kind: 'done', actor, output }),
    /** Has an actor fail. */
    fail: (actor: string, error: string) => end({ kind: 'error', actor, error }),
    refuses: (...events: readonly EventObject[]) => {
      for (const event of events) expect(held.snapshot.can(event), JSON.stringify(event)).toBe(false)
    },
    shows: ({ value, context, emitted = [], status = 'active' }: Shown) => {
      Object.assign(known, context)
      expect(held.shown).toEqual({ value, context: known, emitted, status })
    },
  }
}
${held.body}`
}
