import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { MachineGraph } from '~/data/machines/machineGraph'
import { ROOT } from '~/data/machines/machineGraph'
import { root } from '../paths'

const taken = z.object({ covered: z.array(z.string()) })
const report = z.object({
  machines: z.array(
    z.object({
      machine: z.string(),
      coverage: z.object({ states: taken, transitions: taken }).nullable(),
    }),
  ),
})

export type LastRun = ReadonlyMap<string, { states: ReadonlySet<string>; transitions: ReadonlySet<string> }>

/** What the last run of the model tests covered, by machine: empty before the first, and after a report nobody can read. */
export function lastRun(file = join(root, 'reports/models.json')): LastRun {
  if (!existsSync(file)) return new Map()
  const { data } = report.safeParse(parsed(readFileSync(file, 'utf8')))
  return new Map(
    data?.machines.flatMap(({ machine, coverage }) =>
      coverage
        ? [
            [
              machine,
              {
                states: new Set(coverage.states.covered),
                transitions: new Set(coverage.transitions.covered),
              },
            ] as const,
          ]
        : [],
    ),
  )
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Compared with the machine as it is now: what was added since the run counts as not covered. */
export function coverageOf({ id, states, transitions }: MachineGraph, run: LastRun) {
  const covered = run.get(id)
  if (!covered) return { coverage: null, uncovered: null }
  const missed = transitions.filter((transition) => !covered.transitions.has(transition.id))
  return {
    coverage: transitions.length ? (transitions.length - missed.length) / transitions.length : 1,
    uncovered: [
      ...states.filter((state) => state.id !== ROOT && !covered.states.has(state.id)),
      ...missed,
    ].map((part) => part.id),
  }
}
