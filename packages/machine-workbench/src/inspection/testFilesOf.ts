import type { MachinePath } from '../description/machinePath.ts'
import type { TestFile, TestFormatId } from '../testFiles/formats.ts'
import { gherkinFile, gherkinSteps } from '../testFiles/gherkinFile.ts'
import { junitFile } from '../testFiles/junitFile.ts'
import { type PageContractModule, playwrightFile } from '../testFiles/playwrightFile.ts'
import type { TestedMachine } from '../testFiles/recordedRun.ts'
import { vitestFile } from '../testFiles/vitestFile.ts'
import { heldSource } from './heldSource.ts'
import { playAgain } from './playAgain.ts'
import type { Simulator } from './simulation.ts'

/** A machine whose paths are taken along. */
export interface Taken {
  machine: TestedMachine
  paths: readonly MachinePath[]
  simulator: Simulator
  contract: PageContractModule | null
}

/** A file's name without what no file system takes. */
export const fileName = (id: string) => id.replace(/[^\w-]/g, '_')

/**
 * The paths as files that run as they are. `now` tells the time in milliseconds; `pause` is waited for after each path,
 * since there may be hundreds.
 */
export async function testFilesOf(
  format: TestFormatId,
  { machine, paths, simulator, contract }: Taken,
  now: () => number,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<readonly TestFile[]> {
  const name = fileName(machine.id)
  async function inTurn<Result>(
    some: readonly MachinePath[],
    each: (path: MachinePath, index: number) => Result,
  ) {
    const results: Result[] = []
    for (const [index, path] of some.entries()) {
      results.push(each(path, index))
      await pause()
    }
    return results
  }
  if (format === 'junit') {
    const results = await inTurn(paths, (path, index) => playAgain(path, simulator, index, now))
    return [{ name: `${name}.xml`, text: junitFile([{ machine, results }]) }]
  }
  const playable = paths.filter(({ isPlayable }) => isPlayable)
  const runs = await inTurn(playable, ({ run }) => simulator.record(run))
  if (format === 'vitest') return [{ name: `${name}.test.ts`, text: vitestFile(machine, runs, heldSource) }]
  if (format === 'playwright')
    return [{ name: `${name}.spec.ts`, text: playwrightFile(machine, runs, contract) }]
  return [
    { name: `${name}.feature`, text: gherkinFile(machine, runs) },
    { name: `${name}.steps.ts`, text: gherkinSteps([machine], heldSource) },
  ]
}
