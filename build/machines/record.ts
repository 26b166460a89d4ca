import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MachineGraph, ROOT } from 'machine-workbench/description/machineGraph'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { z } from 'zod'
import { root } from '../paths'
import { modelledMachines } from './machineModels'

/** Where `npm run record` leaves what the tests saw of every machine. It is committed, so that every build shows it. */
export const recordFile = join(root, 'docs/conformance/record.json')

/** The same for people, as far as it is about routes. */
export const wiringFile = join(root, 'docs/conformance/wiring.md')

const machineRecord = z.object({
  /** States and transitions that the model tests took. */
  model: z.array(z.string()),
  /** Transitions taken on the pages that ship, in the browser tests. */
  page: z.array(z.string()),
  /** What no test saw on a page, as 'transition: …', 'event: …' or 'emission: …', each with its reason. */
  unseen: z.record(z.string(), z.string()),
  /** On which route which events arrived, and which emissions led where. */
  wiring: z.array(
    z.object({
      route: z.string(),
      receives: z.array(z.string()),
      leads: z.array(z.object({ emission: z.string(), target: z.string() })),
    }),
  ),
})

const record = z.object({
  machines: z.record(z.string(), machineRecord),
})

export type MachineRecord = z.infer<typeof machineRecord>
export type Record = z.infer<typeof record>

const nothing: Record = { machines: {} }

/** What was recorded last; empty before the first time. */
export const readRecord = (file = recordFile): Record =>
  existsSync(file) ? record.parse(JSON.parse(readFileSync(file, 'utf8'))) : nothing

/** Transitions of which the record of a machine says nothing, and those it has that the machine has no more. */
export function differencesFrom(record: Record, graphs: readonly MachineGraph[]): readonly string[] {
  return graphs.flatMap(({ id, transitions }) => {
    const known = record.machines[id]
    const seen = new Set(known?.page)
    const recorded = new Set([...seen, ...transitionsIn(Object.keys(known?.unseen ?? {}))])
    const present = new Set(transitions.map((one) => one.id))
    return [
      ...[...present].filter((one) => !recorded.has(one)),
      ...[...recorded].filter((one) => !present.has(one)),
    ].map((one) => `${id}: ${one}`)
  })
}

const transitionsIn = (unseen: readonly string[]) =>
  unseen.flatMap((what) => /^transition: (.*)$/.exec(what)?.[1] ?? [])

/** Throws where the pages of the machines would show what an earlier state of them did. */
export function refuseOldRecord(
  graphs = modelledMachines().map(({ machine }) => describeMachine(machine)),
  record = readRecord(),
) {
  const differences = differencesFrom(record, graphs)
  if (differences.length > 0 && !process.env.RECORD)
    throw new Error(
      `What the tests saw was recorded when the machines had other transitions:\n${differences.join('\n')}\n` +
        'RECORD=old npm test sees what they do now, and npm run record then writes it to docs/conformance. ' +
        'To look at the site meanwhile: RECORD=old npm run build',
    )
}

/** A machine as it is now, compared with the record: what was added since counts as not taken. */
export function coverageOf({ id, states, transitions }: MachineGraph, { machines }: Record) {
  const known = machines[id]
  if (!known) return { coverage: null, uncovered: null, unseen: [], wiring: [] }
  const [model, page] = [new Set(known.model), new Set(known.page)]
  const share = (taken: ReadonlySet<string>) =>
    transitions.length ? transitions.filter((one) => taken.has(one.id)).length / transitions.length : 1
  return {
    coverage: { model: share(model), page: share(page) },
    uncovered: [...states.filter((state) => state.id !== ROOT), ...transitions]
      .map((part) => part.id)
      .filter((part) => !model.has(part)),
    unseen: Object.entries(known.unseen).map(([what, reason]) => ({ what, reason })),
    wiring: known.wiring,
  }
}
