import { join, relative, resolve } from 'node:path'
import { testFilesOf } from '../inspection/testFilesOf.ts'
import { openedSimulator } from '../opening/openedSimulator.ts'
import { openedTests } from '../opening/openedTests.ts'
import { pathsOfOpened } from '../opening/pathsOfOpened.ts'
import { type TestFormatId, testFormatIds } from '../testFiles/formats.ts'
import { writeTestFiles } from '../testFiles/writeTestFiles.ts'
import { type FoundMachine, findMachines } from './machineFiles.ts'
import { patience } from './test.ts'
import { Misuse } from './words.ts'

const isFormat = (text: string): text is TestFormatId => testFormatIds.some((format) => format === text)

async function filesFor(format: TestFormatId, { file, machine: { written, trial, graph } }: FoundMachine) {
  const purpose = graph.states[0]?.description || `as ${file} has it`
  const { machine, files } = openedTests(written, purpose)
  const simulator = openedSimulator(written, trial)
  const { paths } = pathsOfOpened(written, trial, patience)
  const tests = await testFilesOf(format, { machine, paths, simulator, contract: null }, () =>
    performance.now(),
  )
  // A report needs no machine.
  return format === 'junit' ? tests : [...tests, ...files]
}

/** `emit`: writes the paths of each machine as tests, into a folder of its own. */
export async function emit(
  format: string | undefined,
  patterns: readonly string[],
  folder: string,
  out: string,
  print: (line: string) => void,
): Promise<number> {
  if (format === undefined || !isFormat(format))
    throw new Misuse(
      `Say as what: ${testFormatIds.join(', ')}.${format === undefined ? '' : ` There is no “${format}”.`}`,
    )
  const { found, unread } = findMachines(patterns, folder)
  for (const one of found) {
    const { written, kept } = writeTestFiles(
      await filesFor(format, one),
      join(resolve(folder, out), one.name),
    )
    for (const file of written) print(`written: ${relative(folder, file)}`)
    for (const file of kept) print(`kept, since something in it is for you to say: ${relative(folder, file)}`)
  }
  for (const problem of unread) print(problem)
  return unread.length > 0 ? 1 : 0
}
