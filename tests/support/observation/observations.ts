import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import type { LiveEmission } from 'machine-workbench/description/live'
import { dist, root, sourceMaps } from '../../../build/paths'
import type { Heard } from '../spoken'

/** An event that reached a machine of a page, and what came of it. */
export interface ObservedStep {
  kind: 'step'
  machine: string
  event: string
  /** In one line, as the inspector shows it. */
  payload: string
  transitions: readonly string[]
  emitted: readonly LiveEmission[]
  path: string
}

/** A change of address that a machine's emission caused. */
interface ObservedNavigation {
  kind: 'navigation'
  machine: string
  emission: string
  to: string
  path: string
}

type Observation = ObservedStep | ObservedNavigation

/** What was seen of one machine, each thing once. */
export interface SeenOfMachine {
  events: string[]
  transitions: string[]
  /** Emissions that somebody listened to. */
  heard: string[]
  /** Emissions, whether anybody listened or not. */
  emitted: string[]
  /** Where it received which event. */
  received: { path: string; event: string }[]
  /** What a screen reader heard of a transition: where the focus went, and what was said. */
  spoken: { transition: string; focus: string; said: string }[]
  /** Which emission led from where to where. */
  led: { path: string; emission: string; to: string }[]
}

export type Seen = Readonly<Record<string, SeenOfMachine>>

const folder = join(root, process.env.OBSERVED ?? 'reports/observed')

/** What the pages of one worker's tests told. */
export class Observations {
  readonly #steps = new WeakMap<Page, ObservedStep[]>()
  readonly #seen = new Map<string, Map<string, unknown>>()
  /** Scripts, and where in them a called function begins. */
  readonly #called = new Set<string>()
  readonly #counting = new WeakMap<Page, CDPSession>()

  /** Listens to every page of a context. Before its first page is opened. */
  async hear(context: BrowserContext) {
    await context.exposeBinding('tellObservations', ({ page }, observations: readonly Observation[]) => {
      for (const observation of observations) this.#note(observation)
      const steps = observations.filter((one) => one.kind === 'step')
      if (page) this.of(page).push(...steps)
    })
  }

  /** What the machines of a page received since it was opened, in order. */
  of(page: Page): ObservedStep[] {
    const known = this.#steps.get(page)
    if (known) return known
    const steps: ObservedStep[] = []
    this.#steps.set(page, steps)
    return steps
  }

  #add(machine: string, list: keyof SeenOfMachine, item: unknown) {
    const items = this.#seen.get(machine) ?? new Map<string, unknown>()
    items.set(`${list} ${JSON.stringify(item)}`, [list, item])
    this.#seen.set(machine, items)
  }

  noteHeard(machine: string, took: readonly string[], { focus, said: [said = ''] }: Heard) {
    for (const transition of took) this.#add(machine, 'spoken', { transition, focus, said })
  }

  #note(observation: Observation) {
    const { machine, path } = observation
    const add = (list: keyof SeenOfMachine, item: unknown) => this.#add(machine, list, item)
    if (observation.kind === 'navigation') {
      add('led', { path, emission: observation.emission, to: observation.to })
      return
    }
    add('events', observation.event)
    add('received', { path, event: observation.event })
    for (const id of observation.transitions) add('transitions', id)
    for (const { type, isHeard } of observation.emitted) {
      add('emitted', type)
      if (isHeard) add('heard', type)
    }
  }

  /**
   * Lets a page count from here on which functions of the site's scripts it calls. What it called before it went to another
   * document may be forgotten by then.
   */
  async hearCalls(page: Page) {
    const session = await page.context().newCDPSession(page)
    await session.send('Profiler.enable')
    await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
    this.#counting.set(page, session)
  }

  /** Takes down what a page that counts has called, for as long as it is open. */
  async noteCalls(page: Page) {
    const session = this.#counting.get(page)
    if (!session || page.isClosed()) return
    const { result } = await session.send('Profiler.takePreciseCoverage')
    for (const { url, functions } of result) {
      const script = /\/assets\/([^/]+\.js)$/.exec(url)?.[1]
      if (script === undefined) continue
      for (const { ranges } of functions)
        if (ranges[0]?.count) this.#called.add(`${script} ${ranges[0].startOffset}`)
    }
  }

  /** Leaves what was seen where `seenByAll` finds it. */
  write(worker: number) {
    mkdirSync(folder, { recursive: true })
    const seen = Object.fromEntries(
      [...this.#seen].map(([machine, items]) => [machine, [...items.values()]] as const),
    )
    writeFileSync(join(folder, `worker-${worker}.json`), JSON.stringify(seen))
    writeFileSync(join(folder, `worker-${worker}.txt`), [...this.#called].join('\n'))
  }
}

/** Forgets what earlier runs of the browser tests saw. */
export const forgetObservations = () => rmSync(folder, { recursive: true, force: true })

/** What all workers of the last run of the browser tests saw together. */
export function seenByAll(from = folder): Seen {
  const seen = new Map<string, Map<string, readonly [keyof SeenOfMachine, unknown]>>()
  for (const file of readdirSync(from).filter((name) => name.endsWith('.json'))) {
    const told: Record<string, [keyof SeenOfMachine, unknown][]> = JSON.parse(
      readFileSync(join(from, file), 'utf8'),
    )
    for (const [machine, items] of Object.entries(told)) {
      const known = seen.get(machine) ?? new Map()
      for (const item of items) known.set(JSON.stringify(item), item)
      seen.set(machine, known)
    }
  }
  return Object.fromEntries(
    [...seen].map(([machine, items]) => {
      const of: Record<keyof SeenOfMachine, unknown[]> = {
        events: [],
        transitions: [],
        heard: [],
        emitted: [],
        received: [],
        spoken: [],
        led: [],
      }
      for (const [list, item] of items.values()) of[list].push(item)
      return [machine, of as unknown as SeenOfMachine]
    }),
  )
}

/** Where the functions that pages called stand in the sources: 'src/machines/theme.machine.ts:41', counted from 1. */
export function calledByAll(from = folder): ReadonlySet<string> {
  const lines = readdirSync(from)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((file) => readFileSync(join(from, file), 'utf8').split('\n'))
  const offsets = new Map<string, Set<number>>()
  for (const line of lines.filter(Boolean)) {
    const [script = '', offset = ''] = line.split(' ')
    offsets.set(script, (offsets.get(script) ?? new Set()).add(Number(offset)))
  }
  const places = new Set<string>()
  for (const [script, starts] of offsets) {
    const map = join(sourceMaps, `${script}.map`)
    if (!existsSync(map)) continue
    const source = new SourceMap(JSON.parse(readFileSync(map, 'utf8')))
    const text = readFileSync(join(dist, 'assets', script), 'utf8')
    for (const start of starts) {
      const before = text.slice(0, start)
      const line = before.split('\n').length - 1
      const entry = source.findEntry(line, start - before.lastIndexOf('\n') - 1)
      if ('originalSource' in entry && entry.originalSource !== undefined)
        places.add(`${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}`)
    }
  }
  return places
}
