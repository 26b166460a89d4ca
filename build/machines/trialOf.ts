import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import type { Outcome, Trial } from 'machine-workbench/description/trial'
import { prepare } from 'machine-workbench/generation/instrument'
import { asJson, errorText } from 'machine-workbench/generation/machinePaths'
import { Run } from 'machine-workbench/generation/run'
import { nameOfStart } from 'machine-workbench/generation/titles'
import type { AnyModel } from 'machine-workbench/generation/types'
import { pathsOf } from 'machine-workbench/models'
import { z } from 'zod'

/** More examples of one event than this help nobody to choose. */
const MOST_EXAMPLES = 8

type Payload = Readonly<Record<string, unknown>>

interface Sent {
  events: readonly { type: string }[]
  /** Whether a builder of events applied nowhere that was looked at. */
  isPartial: boolean
}

/** Events that the model tests send: as they are written, and as builders make them where the machine starts or after one event. */
function sentEvents(model: AnyModel): Sent {
  const lab = prepare(model)
  const silent = new Set(lab.cases.map(({ name }) => name))
  const eventsAt = (run: Run) =>
    run.candidates().flatMap(({ step }) => {
      if (step.kind !== 'event') return []
      silent.delete(step.case)
      return [step.event as { type: string }]
    })
  const events = model.scenarios.flatMap((scenario) => {
    const start = new Run(lab, scenario)
    const first = eventsAt(start)
    start.stop()
    const next = first.flatMap((event) => {
      const run = new Run(lab, scenario)
      run.take({ kind: 'event', event, case: event.type })
      const found = eventsAt(run)
      run.stop()
      return found
    })
    return [...first, ...next]
  })
  return { events, isPartial: silent.size > 0 }
}

/** Walks the whole machine, which takes a while: only for builders that apply nowhere near its start. */
const farEvents = (model: AnyModel) =>
  pathsOf(model).flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'event' ? [step.event as { type: string }] : [])),
  )

function examplesOf(type: string, events: readonly { type: string }[]): readonly Payload[] {
  const texts = events
    .filter((event) => event.type === type)
    .map(({ type: _, ...rest }) => JSON.stringify(rest))
  return [...new Set(texts)].slice(0, MOST_EXAMPLES).map((text) => JSON.parse(text))
}

/** Each end that the model names; where it names none, those the machine listens for. */
function outcomesOf(source: string, { transitions }: MachineGraph, model: AnyModel): readonly Outcome[] {
  const told = model.options.outcomes?.[source]
  if (told)
    return told.map((outcome) =>
      outcome.ok
        ? { ok: true, output: asJson(outcome.output) ?? null }
        : {
            ok: false,
            error: errorText(outcome.error),
          },
    )
  const listensTo = (label: string) => transitions.some((transition) => transition.label === label)
  return [
    ...(listensTo(`done(${source})`) ? [{ ok: true, output: null } as const] : []),
    ...(listensTo(`error(${source})`) ? [{ ok: false, error: `${source} failed` } as const] : []),
  ]
}

/** Everything the simulator offers for a machine, taken from its model. */
export function trialOf(model: AnyModel, graph: MachineGraph): Trial {
  const { events, isPartial } = sentEvents(model)
  const sent = isPartial ? [...events, ...farEvents(model)] : events
  const schemas: Readonly<Record<string, z.ZodType | undefined>> = model.options.schemas ?? {}
  const types = new Set([...graph.events, ...sent.map(({ type }) => type)])
  const sources = new Set(graph.states.flatMap(({ invoked }) => invoked.map(({ source }) => source)))
  return {
    scenarios: model.scenarios.map(({ name, input }, index) => ({
      name: name ?? (nameOfStart(model.scenarios, index) || 'the usual start'),
      ...(input !== undefined && { input: asJson(input) }),
    })),
    events: Object.fromEntries(
      [...types].map((type) => {
        const schema = schemas[type]
        return [
          type,
          {
            examples: examplesOf(type, sent),
            schema: schema ? z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) : null,
          },
        ]
      }),
    ),
    outcomes: Object.fromEntries([...sources].map((source) => [source, outcomesOf(source, graph, model)])),
  }
}
