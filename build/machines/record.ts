import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type MachineGraph, ROOT } from '~/data/machines/machineGraph'
import { root } from '../paths'

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
  /** What the tests were run with: see `sourcesNow`. */
  sources: z.record(z.string(), z.string()),
  machines: z.record(z.string(), machineRecord),
})

export type MachineRecord = z.infer<typeof machineRecord>
export type Record = z.infer<typeof record>

const nothing: Record = { sources: {}, machines: {} }

/** What was recorded last; empty before the first time. */
export const readRecord = (file = recordFile): Record =>
  existsSync(file) ? record.parse(JSON.parse(readFileSync(file, 'utf8'))) : nothing

/** What decides how a machine behaves and what is seen of it. */
const recorded = ['src/machines', 'tests/conformance', 'tests/e2e', 'tests/model', 'tests/support']

/** A digest for each folder that a record depends on. */
export const sourcesNow = (from = root): Record['sources'] =>
  Object.fromEntries(
    recorded.map((folder) => {
      const digest = createHash('sha256')
      const files = readdirSync(join(from, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
      for (const file of files) digest.update(file.slice(from.length)).update(readFileSync(file))
      return [folder, digest.digest('hex').slice(0, 16)]
    }),
  )

/** The folders that have changed since the record was made. */
export function changedSince({ sources }: Record, now = sourcesNow()): readonly string[] {
  return Object.keys(now).filter((folder) => sources[folder] !== now[folder])
}

/** Throws where the pages of the machines would show what an earlier state of them did. */
export function refuseOldRecord(record = readRecord()) {
  const changed = changedSince(record)
  if (changed.length > 0 && !process.env.RECORD)
    throw new Error(
      `What the tests saw was recorded before ${changed.join(' and ')} changed. Run npm run record, which is npm test ` +
        'and writes docs/conformance. To look at the site meanwhile: RECORD=old npm run build',
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
