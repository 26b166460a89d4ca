import { assertCovered } from '../generation/coverage.ts'
import { campaign } from './campaign.ts'
import { checkModel } from './check.ts'
import { assertPayloads } from './edges.ts'
import { assertSound } from './lints.ts'
import { assertNoticed, plant } from './plant.ts'
import { coverageWith, type Finding } from './report.ts'

export interface CheckOptions {
  /** Random runs. */
  runs: number
  /** By which they are drawn. */
  seed: number
  /** Each so manieth of the faults that can be planted. */
  each: number
}

/** Everything that is asked of a model, one after the other. Each throws where it does not hold, and adds what it found. */
export const modelChecks: readonly {
  title: (options: CheckOptions) => string
  check: (finding: Finding, options: CheckOptions) => void
}[] = [
  {
    title: () => 'keeps its word in every state and on every path',
    check: (finding) => {
      finding.checked = checkModel(finding.model)
      finding.coverage = finding.checked.coverage
    },
  },
  {
    title: () => 'has every state, transition, guard outcome and event case covered',
    check: ({ model, coverage }) => {
      if (!coverage) throw new Error('Its paths could not be walked: see what is said before this.')
      assertCovered(model.id, coverage)
    },
  },
  {
    title: () => 'has none of the mistakes that any machine can have',
    check: ({ model }) => assertSound(model),
  },
  {
    title: () => 'keeps its word at the edges of what its events carry',
    check: (finding) => {
      finding.payloads = assertPayloads(finding.model)
    },
  },
  {
    title: () => 'notices what goes wrong in it',
    check: (finding, { each }) => {
      finding.planted = plant(finding.model, { each })
      assertNoticed(finding.model, finding.planted)
    },
  },
  {
    title: ({ runs }) => `keeps its word in ${runs} random runs`,
    check: (finding, { runs, seed }) => {
      finding.campaign = campaign(finding.model, { runs, seed })
      finding.coverage = coverageWith(finding)
    },
  },
]

/** Asks one thing of a model, and keeps what is wrong for the report. Throws it as well. */
export function noteCheck(finding: Finding, check: () => void) {
  try {
    check()
  } catch (error) {
    finding.problems.push(error instanceof Error ? error.message : String(error))
    throw error
  }
}
