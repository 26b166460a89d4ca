import type { AnyStateMachine } from 'xstate'
import { serialise } from './serialise.ts'
import type { AnyScenario, AnyStep, Path, Scenario, Step } from './types.ts'

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

const plain = (value: unknown) =>
  short(serialise(value, 3).replace(/[{}"]/g, '').replace(/,/g, ', ').replace(/:/g, ' '))

export const nameOfEvent = ({ type, ...payload }: { type: string }) =>
  Object.keys(payload).length ? `${type} ${plain(payload)}` : type

export function nameOfStep<M extends AnyStateMachine>(taken: Step<M>): string {
  const step = taken as unknown as AnyStep
  if (step.kind === 'event') return nameOfEvent(step.event)
  if (step.kind === 'after') return `after ${step.delay} ms`
  if (step.kind === 'done')
    return `${step.actor} is done${step.output === undefined ? '' : ` ${plain(step.output)}`}`
  return `${step.actor} fails`
}

export const nameOfScenario = <M extends AnyStateMachine>(scenario: Scenario<M>) => {
  const { name, input, restore } = scenario as unknown as AnyScenario
  return name ?? (restore ? 'restored' : input === undefined ? '' : plain(input))
}

/** What a start is called where one is chosen; nothing of the sort where there is but one. */
export const nameOfStart = (scenarios: readonly { name?: string }[], index: number) =>
  scenarios.length > 1 ? (scenarios[index]?.name ?? `start ${index + 1}`) : ''

/** "panel.open → choice.toggle degree → after 200 ms": a test is named after the path it walks. */
export function titleOf<M extends AnyStateMachine>(path: Pick<Path<M>, 'steps' | 'scenario'>): string {
  const from = path.scenario.name ? `${path.scenario.name}: ` : ''
  return `${from}${path.steps.map((step) => nameOfStep(step)).join(' → ') || 'at rest'}`
}
