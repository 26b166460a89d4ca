import type { AnyStateMachine } from 'xstate'
import { serialise } from './serialise.ts'
import { nameOfScenario, nameOfStep } from './titles.ts'
import type { AnyPath, AnySnapshot, Path } from './types.ts'

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Something that had to hold did not. `oracle` says what noticed it. */
export class OracleFailure extends Error {
  override name = 'OracleFailure'
  constructor(
    readonly oracle: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** "1. panel.open → open": the way to a failure, line by line. */
export function traceOf<M extends AnyStateMachine>({
  scenario,
  start,
  steps,
}: Pick<Path<M>, 'scenario' | 'start' | 'steps'>) {
  const at = (snapshot: AnySnapshot) => serialise(snapshot.value).replace(/["{}]/g, '').replace(/:/g, '.')
  const from = nameOfScenario(scenario)
  const lines = steps.map((step, index) => {
    const refused = step.kind === 'event' && !step.took.length ? ' (refused)' : ''
    return `  ${index + 1}. ${nameOfStep(step)}${refused} → ${at(step.after as AnySnapshot)}`
  })
  return [`  starting at ${at(start as AnySnapshot)}${from ? ` (${from})` : ''}`, ...lines].join('\n')
}

/** The same failure with the model's name and the way to it. */
export function explained(
  model: string,
  at: Pick<AnyPath, 'scenario' | 'start' | 'steps'>,
  error: unknown,
): OracleFailure {
  const oracle = error instanceof OracleFailure ? error.oracle : 'the machine itself'
  return new OracleFailure(oracle, `${model}: ${messageOf(error)}\n${traceOf(at)}`, { cause: error })
}
