import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import type { jsonReport } from 'machine-workbench/model/report'
import { describe, expect, test } from 'vitest'
import { allAddresses } from '~/data/site/page'
import { pageSources } from '~/data/site/pages'
import { modelledMachines } from '../../build/machines/machineModels'
import {
  type MachineRecord,
  type Record,
  readRecord,
  recordFile,
  wiringFile,
} from '../../build/machines/record'
import { wiringText } from '../../build/machines/wiring'
import { root } from '../../build/paths'
import { evidence } from '../requirements/evidence'
import { gapsOf, nothingSeen } from '../support/observation/gaps'
import { calledByAll, seenByAll } from '../support/observation/observations'
import { unheardOf } from '../support/spoken'
import { reasons } from './reasons'

/*
 * Looks at what the browser tests of this run saw, so they have to come first: `npm test` does that. `npm run
 * record` asks again and writes down the answer.
 */

type Report = ReturnType<typeof jsonReport>

const seen = seenByAll()
const report: Report = JSON.parse(readFileSync(join(root, 'reports/models.json'), 'utf8'))
const machines = modelledMachines().map(({ machine, model }) => {
  const graph = describeMachine(machine)
  const models = report.machines.filter(({ machine: id }) => id === machine.id)
  return {
    graph,
    seen: seen[machine.id] ?? nothingSeen,
    covered: models.flatMap(({ coverage }) => [
      ...(coverage?.states.covered ?? []),
      ...(coverage?.transitions.covered ?? []),
    ]),
    emissions: [...new Set(models.flatMap(({ emissions }) => emissions))],
    excused: reasons[machine.id] ?? {},
    isEverywhere: model.options.pages?.includes('*') ?? false,
  }
})

const routes = new Map(
  allAddresses(pageSources).map(({ path, link }) => [path.toLowerCase(), link.to as string]),
)
const routeOf = (path: string) =>
  // An id is known in any case.
  routes.get(path.replace(/(.)\/$/, '$1').toLowerCase()) ??
  (path === '/machines' || path === '/machines/open'
    ? path
    : path.startsWith('/machines/')
      ? '/machines/$id'
      : 'no page')

const idOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.machine.ts'.length)

const inOrder = (items: Iterable<string>) => [...new Set(items)].sort()

function recordOf({ graph, seen, covered, excused, isEverywhere }: (typeof machines)[number]): MachineRecord {
  const sent = new Set(graph.events)
  const received = seen.received.filter(({ event }) => sent.has(event))
  // What a page that is being left still receives, it receives at the next address.
  const begun = new Set(
    seen.received.filter(({ event }) => event === 'Start').map(({ path }) => routeOf(path)),
  )
  const led = seen.led.map(({ path, emission, to }) => ({
    route: routeOf(path),
    emission,
    target: routeOf(to),
  }))
  return {
    model: inOrder(covered),
    page: inOrder(seen.transitions),
    unseen: excused,
    wiring: inOrder(
      received.map(({ path }) => routeOf(path)).filter((route) => isEverywhere || begun.has(route)),
    ).map((route) => ({
      route,
      receives: inOrder(received.filter(({ path }) => routeOf(path) === route).map(({ event }) => event)),
      leads: inOrder(
        led
          .filter((one) => one.route === route)
          .map(({ emission, target }) => JSON.stringify({ emission, target })),
      ).map((line) => JSON.parse(line)),
    })),
  }
}

describe('every transition, event and emission is seen on a page, or it is said why not', () => {
  test.each(machines)('$graph.id', ({ graph, seen, covered, emissions, excused }) => {
    const { missing, stale } = gapsOf(graph, emissions, seen, excused)
    expect(
      missing,
      `${graph.id}: no browser test saw these on a page. Drive them, take them out, or say why in tests/conformance/reasons.ts.\n${missing.join('\n')}`,
    ).toEqual([])
    expect(covered, `${graph.id}: its model has not been run. npm test runs all.`).not.toEqual([])
    expect(stale, `${graph.id}: seen after all, or not declared. Take it out of reasons.ts.`).toEqual([])
  })
  test('a reason names a machine that exists', () => {
    const ids: readonly string[] = machines.map(({ graph }) => graph.id)
    expect(Object.keys(reasons).filter((id) => !ids.includes(id))).toEqual([])
  })
})

test('what a screen reader hears of a transition, as its model has it, is heard on a page', () => {
  expect(
    modelledMachines().flatMap(({ machine, model }) =>
      unheardOf(model.options.spoken ?? {}, seen[machine.id]?.spoken ?? []).map(
        (one) => `${machine.id} ${one}`,
      ),
    ),
  ).toEqual([])
})

test('each transition that is named as evidence for a requirement is seen on a page', () => {
  expect(
    Object.entries(evidence).flatMap(([id, pieces]) =>
      pieces.flatMap((piece) =>
        'machine' in piece && !seen[piece.machine]?.transitions.includes(piece.transition)
          ? [`${id}: ${piece.machine} ${piece.transition}`]
          : [],
      ),
    ),
  ).toEqual([])
})

/** Every selector that a machine exports, with the place where it is written. */
const selectors = Object.entries(
  import.meta.glob<string>('/src/machines/*.machine.ts', { eager: true, query: '?raw', import: 'default' }),
).flatMap(([file, text]) =>
  text.split('\n').flatMap((line, index) => {
    const name = /^export const (select\w+) =/.exec(line)?.[1]
    return name === undefined ? [] : [{ name, machine: idOf(file), place: `${file.slice(1)}:${index + 1}` }]
  }),
)

test('every exported selector is called on a page, or it is said why not', () => {
  const called = calledByAll()
  expect(selectors.length).toBeGreaterThan(50)
  const isExcused = ({ machine, name }: (typeof selectors)[number]) =>
    reasons[machine]?.[`selector: ${name}`] !== undefined
  expect(
    selectors
      .filter((one) => called.has(one.place) === isExcused(one))
      .map(
        (one) =>
          `${one.place} ${one.name} ${isExcused(one) ? 'is called after all' : 'is not called on any page'}`,
      ),
  ).toEqual([])
})

const seenNow: Record = {
  machines: Object.fromEntries(machines.map((machine) => [machine.graph.id, recordOf(machine)])),
}

/**
 * Where a machine runs and where it leads. Which events it receives on the way may differ from run to run, and so may
 * the addresses at which something happens to what runs on every page.
 */
const placesOf = (record: Record) =>
  Object.entries(record.machines).flatMap(([machine, { wiring }]) =>
    wiring.flatMap(({ route, leads }) => [
      ...(machines.some(({ graph, isEverywhere }) => graph.id === machine && isEverywhere)
        ? []
        : [`${machine} on ${route}`]),
      ...leads.map(({ emission, target }) => `${machine} on ${route}: ${emission} leads to ${target}`),
    ]),
  )

const withoutWiring = ({ machines }: Record) =>
  Object.entries(machines).map(([id, { model, page, unseen }]) => ({ id, model, page, unseen }))

if (process.env.RECORD === 'new')
  test('what was seen is written down', () => {
    writeFileSync(recordFile, `${JSON.stringify(seenNow, null, 1)}\n`)
    writeFileSync(wiringFile, wiringText(seenNow))
  })
else
  describe('what is written in docs/conformance is what was seen: else npm run record writes it anew', () => {
    const record = readRecord()
    test('of each machine', () => {
      expect(withoutWiring(record)).toEqual(withoutWiring(seenNow))
    })
    test('of each route', () => {
      // A machine that is just being left may hear of the next address first, so more may be seen than is written.
      expect(placesOf(seenNow)).toEqual(expect.arrayContaining(placesOf(record)))
      expect(readFileSync(wiringFile, 'utf8')).toBe(wiringText(record))
    })
  })
