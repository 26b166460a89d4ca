import type { Trial } from 'machine-workbench/description/trial'
import type { AnyModel, AnyPath, AnyPathStep } from 'machine-workbench/generation/types'
import { coveringPaths, isModel, type Model } from 'machine-workbench/models'

const files = import.meta.glob<Record<string, unknown>>('/tests/model/*.model.ts', { eager: true })

/** Every model of the site. */
export const models: readonly AnyModel[] = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter(isModel)

export const pathsThrough = (model: AnyModel): readonly AnyPath[] =>
  coveringPaths(model as Model<AnyModel['machine']>) as unknown as readonly AnyPath[]

export const errorText = (error: unknown) => (error instanceof Error ? String(error) : String(error))

/** What the simulator offers, taken from the model's own paths and as JSON. Only the input keeps its functions. */
export function trialOf(model: AnyModel): Trial {
  const steps = pathsThrough(model).flatMap((path): readonly AnyPathStep[] => path.steps)
  const payloads = new Map<string, Map<string, Record<string, unknown>>>()
  const outcomes: Record<string, Trial['outcomes'][string]> = {}
  for (const step of steps) {
    if (step.kind === 'event') {
      const { type, ...payload } = step.event as { type: string }
      const examples = payloads.get(type) ?? new Map()
      payloads.set(type, examples.set(JSON.stringify(payload), JSON.parse(JSON.stringify(payload))))
    } else if (step.kind === 'done')
      outcomes[step.actor] = [...(outcomes[step.actor] ?? []), { ok: true, output: step.output }]
    else if (step.kind === 'error')
      outcomes[step.actor] = [...(outcomes[step.actor] ?? []), { ok: false, error: errorText(step.error) }]
  }
  return {
    scenarios: model.scenarios.map(({ name, input }, index) => ({
      name: name ?? `scenario ${index + 1}`,
      input,
    })),
    events: Object.fromEntries(
      [...payloads].map(([type, examples]) => [type, { examples: [...examples.values()], schema: null }]),
    ),
    outcomes,
  }
}
