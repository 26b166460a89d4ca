import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CheckOptions, modelChecks, noteCheck } from '../model/checks.ts'
import { type Finding, reportOf, tableOf } from '../model/report.ts'
import { isModel } from '../models.ts'
import { indented, Misuse } from './words.ts'

/** Whether a file is one of models, which are run, and not of machines, which are read. */
export const isModelFile = (file: string) => /\.model\.[cm]?[jt]s$/.test(file)

/** Runs a file, and gives the models that it exports. Throws a Misuse. */
async function modelsIn(file: string, folder: string) {
  let exported: Record<string, unknown>
  try {
    exported = await import(/* @vite-ignore */ pathToFileURL(resolve(folder, file)).href)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION')
      throw new Misuse(
        `${file}: this Node runs no TypeScript. From 22.18 on it does; before, start machine-workbench with a loader, such as node --import tsx.`,
      )
    throw new Misuse(`${file}: it cannot be run. ${error instanceof Error ? error.message : String(error)}`)
  }
  const models = Object.values(exported).filter(isModel)
  if (models.length === 0)
    throw new Misuse(`${file}: it exports no model. defineModel of machine-workbench/models makes one.`)
  return models
}

function findingOf(model: Finding['model'], options: CheckOptions): Finding {
  const finding: Finding = { model, problems: [] }
  for (const { check } of modelChecks) {
    try {
      noteCheck(finding, () => check(finding, options))
    } catch {
      // It stands among the problems, and what else is asked says more.
    }
  }
  return finding
}

/** `test` of models: everything that can be asked of one, on the machine itself. */
export async function testModels(
  files: readonly string[],
  folder: string,
  options: CheckOptions,
  print: (line: string) => void,
): Promise<number> {
  const findings: Finding[] = []
  for (const file of files)
    for (const model of await modelsIn(file, folder)) findings.push(findingOf(model, options))
  print(tableOf(findings.map(reportOf)))
  for (const { model, problems } of findings) {
    if (problems.length === 0) continue
    print(`\n${model.id}:`)
    for (const line of indented(problems.flatMap((problem) => problem.split('\n')))) print(line)
  }
  return findings.some(({ problems }) => problems.length > 0) ? 1 : 0
}
