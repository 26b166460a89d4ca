import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { modelChecks, noteCheck } from 'machine-workbench/model/checks'
import {
  type Finding,
  type ModelReport,
  reportOf,
  tableOf,
  writeReports,
} from 'machine-workbench/model/report'
import { afterAll, describe, expect, test } from 'vitest'
import { asked, models } from './models'

const options = {
  runs: Number(process.env.MODEL_RUNS ?? 500),
  seed: Number(process.env.MODEL_SEED ?? 1),
  each: Number(process.env.MODEL_FAULTS ?? 1),
}

/** What each half found: whichever ends last puts both together. */
const PARTS = 'reports/models'

/** Whose steps take so many times longer than others do: a simulation runs a machine anew, a list is looked through. */
const slow: Readonly<Record<string, number>> = { simulator: 6, filteredList: 3 }

/** How long a model takes, more or less: faults and walks grow with what there is to take. */
const costOf = ({ id, machine }: (typeof models)[number]) =>
  (slow[id] ?? 1) * describeMachine(machine).transitions.length ** 2

/** The models in two halves that take equally long. A machine is in the same half whatever is asked for. */
function halves() {
  const costs = [0, 0]
  const parts: (typeof models)[] = [[], []]
  for (const model of models.toSorted((one, other) => costOf(other) - costOf(one))) {
    const least = costs.indexOf(Math.min(...costs))
    costs[least] = (costs[least] ?? 0) + costOf(model)
    parts[least]?.push(model)
  }
  return parts
}

function reported(): readonly ModelReport[] {
  const parts = readdirSync(PARTS).map((file): readonly ModelReport[] =>
    JSON.parse(readFileSync(`${PARTS}/${file}`, 'utf8')),
  )
  return parts.flat().toSorted((one, other) => one.json.id.localeCompare(other.json.id))
}

/** Asks everything there is to ask of half of the models, so that two processors share them. */
export function describeHalf(nth: 0 | 1) {
  const half = halves()[nth] ?? []
  const findings: Finding[] = asked
    .filter((model) => half.includes(model))
    .map((model) => ({ model, problems: [] }))

  test('there are models in this half', () => expect(half).not.toEqual([]))
  for (const finding of findings)
    describe(finding.model.id, { timeout: 60_000 + options.runs * 200 }, () => {
      for (const { title, check } of modelChecks)
        test(title(options), () => noteCheck(finding, () => check(finding, options)))
    })

  afterAll(() => {
    mkdirSync(PARTS, { recursive: true })
    writeFileSync(`${PARTS}/${nth}.json`, JSON.stringify(findings.map(reportOf)))
    writeReports(reported())
    if (findings.length) console.log(`\n${tableOf(findings.map(reportOf))}\n`)
  })
}
