import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explained, type OracleFailure } from '../generation/failure.ts'
import type { Lab } from '../generation/instrument.ts'
import { Run } from '../generation/run.ts'
import type { AnyPathStep, AnyStep } from '../generation/types.ts'
import { Witness } from '../generation/witness.ts'

type Stored = {
  formatVersion: 1
  model: string
  scenario: number
  seed: number
  path: string | null
  oracle: string
  message: string
  steps: readonly AnyStep[]
}

const folderOf = (store: string, model: string) => join(store, model.replace(/[^\w-]/g, '_'))

const packError = (_key: string, value: unknown) =>
  value instanceof Error ? { $error: value.message } : value
const unpackError = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && '$error' in value ? new Error(String(value.$error)) : value

/** What a step does, without the snapshots around it. */
function bare(step: AnyPathStep): AnyStep {
  if (step.kind === 'event') return { kind: 'event', event: step.event, case: step.case }
  if (step.kind === 'after') return { kind: 'after', delay: step.delay, id: step.id }
  if (step.kind === 'done') return { kind: 'done', actor: step.actor, output: step.output }
  return { kind: 'error', actor: step.actor, error: step.error }
}

export function storeFailure(
  lab: Lab,
  store: string,
  found: {
    scenario: number
    seed: number
    path: string | null
    steps: readonly AnyPathStep[]
    error: OracleFailure
  },
): string {
  const { scenario, seed, path, error } = found
  const steps = found.steps.map(bare)
  const folder = folderOf(store, lab.model.id)
  mkdirSync(folder, { recursive: true })
  const hash = createHash('sha256')
    .update(JSON.stringify([scenario, steps], packError))
    .digest('hex')
    .slice(0, 12)
  const stored: Stored = {
    formatVersion: 1,
    model: lab.model.id,
    scenario,
    seed,
    path,
    oracle: error.oracle,
    message: error.message,
    steps,
  }
  const file = join(folder, `${hash}.json`)
  writeFileSync(file, `${JSON.stringify(stored, packError, 2)}\n`)
  return file
}

/** Takes the steps of every kept failure again, leaving out what no longer applies. Returns how many there were. */
export function replayStored(lab: Lab, store: string): number {
  const folder = folderOf(store, lab.model.id)
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  for (const name of files) {
    const stored = JSON.parse(readFileSync(join(folder, name), 'utf8'), unpackError) as Stored
    const scenario = lab.model.scenarios[stored.scenario]
    if (!scenario) continue
    const run = new Run(lab, scenario)
    try {
      const witness = new Witness(run)
      for (const step of stored.steps) {
        if (!run.applies(step)) continue
        run.take(step)
        witness.see(run)
      }
    } catch (error) {
      const shown = explained(lab.model.id, { scenario, start: run.start.snapshot, steps: run.steps }, error)
      shown.message += `\n  a failure found before is still there: ${join(folder, name)}`
      throw shown
    } finally {
      run.stop()
    }
  }
  return files.length
}
