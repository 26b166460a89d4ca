import type { SimulationStep } from 'machine-workbench/description/simulation'

interface ScxmlEvent {
  name: string
  data?: unknown
  target?: string
  sendid?: string
}

interface EnteredState {
  id: string
  invokes?: readonly { id: string }[]
}

/** What ends a step: it starts the actors of the states that were entered, and ends those of the states that were left. */
type Finish = (
  event: unknown,
  entered: Set<EnteredState>,
  left: Set<EnteredState>,
  ...rest: unknown[]
) => unknown

interface Statechart {
  _finishBigStep: Finish
  _scriptingContext: object
  start: () => void
  gen: (event: ScxmlEvent) => void
  getFullConfiguration: () => string[]
  getSnapshot: () => [unknown, unknown, boolean, Readonly<Record<string, unknown>>]
}

type Callback<Value> = (error: unknown, value: Value) => void

interface Model {
  prepare: (callback: Callback<unknown>, sandbox: object) => void
}

declare global {
  interface Window {
    scion: {
      scxml: {
        documentStringToModel: (url: null, text: string, callback: Callback<Model>) => void
      }
      core: { Statechart: new (prepared: unknown, options: object) => Statechart }
    }
    /** What a machine is given besides data, by its place in the context. */
    givenTo: (machineId: string, input: unknown) => Readonly<Record<string, unknown>>
    prepared: unknown
  }
}

/** What can be seen of an SCXML document after a step. */
export interface PlayedStep {
  active: string[]
  isDone: boolean
  context: unknown
  emitted: unknown[]
  timers: number[]
  /** The ids of the actors under way. */
  actors: string[]
}

/** In the page: reads a document of a machine, whose input it is told. */
export async function readDocument([text, machineId, input]: readonly [string, string, unknown]) {
  const promised = <Value>(call: (callback: Callback<Value>) => void) =>
    new Promise<Value>((resolve, reject) => call((error, value) => (error ? reject(error) : resolve(value))))
  const { documentStringToModel } = window.scion.scxml
  const model = await promised<Model>((callback) => documentStringToModel(null, text, callback))
  window.prepared = await promised((callback) =>
    model.prepare(callback, { given: window.givenTo(machineId, input) }),
  )
}

/**
 * In the page: plays walks in the document that was read, each from its start and on a clock of its own.
 * Gives each walk's `PlayedStep`s as JSON: a value is written down much faster by the page than on the way out of it.
 */
export function playDocument(walks: readonly (readonly SimulationStep[])[]): string {
  const isActor = (value: unknown) => typeof value === 'object' && value !== null && 'send' in value
  const asJson = (value: PlayedStep) =>
    JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key: string, part: unknown) {
      if (isActor(this[key])) return '(actor)'
      return typeof part === 'function' ? '(function)' : part
    })

  function play(steps: readonly SimulationStep[]): string {
    let now = 0
    let timers: { due: number; event: ScxmlEvent }[] = []
    let emitted: unknown[] = []
    let actors: string[] = []
    const failures: unknown[] = []
    const chart = new window.scion.core.Statechart(window.prepared, {
      // Data of the walk before: none.
      params: {},
      console: {
        log: (label: string, value: unknown) => label === 'emit' && emitted.push(value),
        warn: () => {},
        error: (failure: unknown) => failures.push(failure),
      },
      customSend(
        this: { raise: (event: ScxmlEvent) => void },
        event: ScxmlEvent,
        options: { delay?: number },
      ) {
        if (event.target === '#_internal') this.raise(event)
        else if (!event.target) timers.push({ due: now + (options.delay ?? 0), event })
      },
      customCancel: (id: string) => {
        timers = timers.filter(({ event }) => event.sendid !== id)
      },
    })
    const cancelInvoke = (id: string) => {
      actors = actors.filter((one) => one !== id)
    }
    // Its own would tell of either a moment later.
    Object.assign(chart._scriptingContext, {
      invoke: ({ id }: { id: string }) => actors.push(id),
      cancelInvoke,
    })
    // A state that is left and entered anew in one step has its actor anew, as the standard says; here it had none.
    const finish = chart._finishBigStep
    chart._finishBigStep = (event, entered, left, ...rest) => {
      const active = new Set(chart.getFullConfiguration())
      const stays = new Set([...entered].filter(({ id }) => active.has(id)))
      for (const { id } of [...left].flatMap(({ invokes = [] }) => invokes)) cancelInvoke(id)
      const gone = new Set([...left].filter((state) => !stays.has(state)))
      return finish.call(chart, event, stays, gone, ...rest)
    }
    const seen = () => {
      const [, , isDone, data] = chart.getSnapshot()
      if (failures.length > 0)
        throw new Error(`The interpreter complains: ${failures.map(String).join('; ')}`)
      const played = asJson({
        active: chart.getFullConfiguration(),
        isDone,
        context: data.context,
        emitted,
        timers: timers.map(({ due }) => due).sort((a, b) => a - b),
        actors: actors.toSorted(),
      })
      emitted = []
      return played
    }
    const pass = (ms: number) => {
      const end = now + ms
      for (;;) {
        const next = timers.toSorted((a, b) => a.due - b.due).find(({ due }) => due <= end)
        if (!next) break
        timers = timers.filter((timer) => timer !== next)
        now = next.due
        chart.gen({ name: next.event.name, data: next.event.data })
      }
      now = end
    }
    const take = (step: SimulationStep) => {
      // Whoever has ended is under way no longer, whatever comes of it.
      if ('actor' in step) actors = actors.filter((id) => id !== step.actor)
      if (step.kind === 'wait') pass(step.ms)
      else if (step.kind === 'event') {
        const { type, ...data } = step.event
        chart.gen({ name: type, data })
      } else if (step.kind === 'done') chart.gen({ name: `done.invoke.${step.actor}`, data: step.output })
      else {
        // 'AbortError: It was closed.' gives an error of that name, as it does in a machine that is held still.
        const [, name, message = ''] = /^([A-Z]\w*(?:Error|Exception))(?:: (.*))?$/s.exec(step.error) ?? []
        const data = name === undefined ? new Error(step.error) : Object.assign(new Error(message), { name })
        chart.gen({ name: `error.platform.${step.actor}`, data })
      }
      return seen()
    }
    chart.start()
    return `[${[seen(), ...steps.map(take)].join()}]`
  }
  return `[${walks.map(play).join()}]`
}
