import type { MachinePath } from '../description/machinePath.ts'
import type { RunResult } from '../testFiles/junitFile.ts'
import { runTitle } from '../testFiles/recordedRun.ts'
import type { Simulator } from './simulation.ts'

const list = (ids: readonly string[]) => ids.join(' and ') || 'nothing'

/** What is otherwise than on the path, in the first step that is; null where it is taken as it was found. */
function differenceFrom({ run, took }: MachinePath, { simulate }: Simulator): string | null {
  const [, ...frames] = simulate(run)
  const at = took.findIndex((ids, index) => list(frames[index]?.transitions ?? []) !== list(ids))
  if (at < 0) return null
  return `Step ${at + 1} took ${list(frames[at]?.transitions ?? [])} instead of ${list(took[at] ?? [])}.`
}

/** Plays a path on the machine as it is now. `now` tells the time in milliseconds. */
export function playAgain(
  path: MachinePath,
  simulator: Simulator,
  index: number,
  now: () => number,
): RunResult {
  const title = runTitle(simulator.record(path.run), index)
  if (!path.isPlayable)
    return {
      title,
      seconds: 0,
      failure: null,
      skipped: 'A function that the tests give the machine is another one here.',
    }
  const began = now()
  const failure = differenceFrom(path, simulator)
  return { title, seconds: (now() - began) / 1000, failure, skipped: null }
}
