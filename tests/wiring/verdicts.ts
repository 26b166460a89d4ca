import { join } from 'node:path'
import { root } from '../../build/paths'

/** What came of a fault that was put between a page and its machine. */
export interface Verdict {
  machine: string
  fault: string
  kind: string
  /** `equal`: the page never came to do or read anything else. `unclear`: something else was wrong. */
  verdict: 'caught' | 'survived' | 'equal' | 'unclear'
  /** The path on which it was looked for last. */
  on: string
  says: string
}

/** As `reasons.ts` has it. */
export const nameOfVerdict = ({ machine, fault }: Verdict) => `${machine}: ${fault}`

/** Where the verdicts are, a line each. */
export const report = join(root, 'reports/wiring/verdicts.jsonl')

/** Every fault there is, with the paths that it is looked for on. */
export const plan = join(root, 'reports/wiring/plan.json')
