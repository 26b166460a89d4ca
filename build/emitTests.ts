import { join, relative } from 'node:path'
import { asJson, errorText, machinePathsOf } from 'machine-workbench/generation/machinePaths'
import { nameOfStart } from 'machine-workbench/generation/titles'
import type { AnyModel, AnyPath, AnyPathStep } from 'machine-workbench/generation/types'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { shownOf } from 'machine-workbench/inspection/heldMachine'
import { heldSource } from 'machine-workbench/inspection/heldSource'
import { fileName, testFilesOf } from 'machine-workbench/inspection/testFilesOf'
import { coveringPaths, type Model } from 'machine-workbench/models'
import type { TestFile, TestFormatId } from 'machine-workbench/testFiles/formats'
import { gherkinSteps } from 'machine-workbench/testFiles/gherkinFile'
import { type PageContractModule, playwrightFile } from 'machine-workbench/testFiles/playwrightFile'
import type { RecordedRun } from 'machine-workbench/testFiles/recordedRun'
import { writeTestFiles } from 'machine-workbench/testFiles/writeTestFiles'
import { siteMachine } from '~/data/machines/siteMachine'
import { simulatorFor } from '~/machines/inspection/simulations'
import type { ModelledMachine } from './machines/machineModels'
import { type KnownContract, pageContracts } from './machines/pageContracts'
import { trialOf } from './machines/trialOf'
import { root } from './paths'

const testedMachine = ({ machine: { id }, model }: ModelledMachine, isCompleted: boolean) =>
  siteMachine(id, model.options.purpose ?? '', isCompleted)

/** What stands in the simulator's terms: every path of the machine, played on the machine alone. */
function filesOfMachine(format: TestFormatId, modelled: ModelledMachine): Promise<readonly TestFile[]> {
  const { machine, model } = modelled
  const simulator = simulatorFor(machine.id, trialOf(model, describeMachine(machine)))
  if (!simulator) throw new Error(`The simulator does not know ${machine.id}.`)
  const tested = testedMachine(modelled, simulator.isCompleted)
  const { paths } = machinePathsOf(model, simulator)
  return testFilesOf(format, { machine: tested, paths, simulator, contract: null }, () => performance.now())
}

function recordedStep(step: AnyPathStep): RecordedRun['steps'][number] {
  const shown = shownOf(step.after, step.emitted)
  if (step.kind === 'event') return { step: { kind: 'event', event: step.event }, shown }
  if (step.kind === 'after') return { step: { kind: 'wait', ms: step.delay }, shown }
  return step.kind === 'done'
    ? { step: { kind: 'done', actor: step.actor, output: step.output }, shown }
    : { step: { kind: 'error', actor: step.actor, error: errorText(step.error) }, shown }
}

const recordedPath = ({ scenarios }: AnyModel, { scenario, start, steps }: AnyPath): RecordedRun => ({
  scenario: nameOfStart(scenarios, scenarios.indexOf(scenario)),
  input: asJson(scenario.input),
  start: shownOf(start, []),
  steps: steps.map(recordedStep),
})

const moduleFrom = (folder: string, file: string) => {
  const path = relative(folder, join(root, file)).replace(/\.ts$/, '')
  return path.startsWith('.') ? path : `./${path}`
}

/** Few, longer paths that take all that a page can do, for each page that has a contract with the machine. */
function pageFiles(modelled: ModelledMachine, folder: string): readonly TestFile[] {
  const machine = testedMachine(modelled, false)
  const known = pageContracts().filter(
    ({ contract }) => contract.model.machine.config === modelled.machine.config,
  )
  const fileOf = (model: AnyModel, contract: KnownContract | null, name: string): TestFile => {
    const { cannot = () => false, maxSteps = 20 } = contract?.contract.onPage ?? {}
    const paths = coveringPaths(model as Model<AnyModel['machine']>, {
      maxSteps,
      skip: cannot,
    }) as readonly AnyPath[]
    const module: PageContractModule | null = contract && {
      from: moduleFrom(folder, contract.file),
      name: contract.expression.replace(/\[.*$/, ''),
      expression: contract.expression,
      walker: moduleFrom(folder, 'tests/support/testRun.ts'),
    }
    return {
      name: `${name}.spec.ts`,
      text: playwrightFile(
        machine,
        paths.map((path) => recordedPath(model, path)),
        module,
      ),
    }
  }
  const name = fileName(machine.id)
  if (known.length === 0) return [fileOf(modelled.model, null, name)]
  return known.map((one, index) =>
    fileOf(one.contract.model, one, known.length > 1 ? `${name}.${index + 1}` : name),
  )
}

const fromRoot = (folder: string) => relative(root, folder)

const inConfig = (folder: string) => JSON.stringify(relative(folder, root) || '.')

/** What runs the files of a format here: a configuration, where the project's own would not find them. */
function configOf(format: TestFormatId, folder: string): readonly TestFile[] {
  if (format === 'vitest')
    return [
      {
        name: 'vitest.config.ts',
        text: `import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import project from ${JSON.stringify(`${moduleFrom(folder, 'vite.config.ts')}.ts`)}

/** The project's own settings, for the tests in this folder. */
export default defineConfig((env) => ({
  ...project(env),
  root: resolve(import.meta.dirname, ${inConfig(folder)}),
  test: { dir: import.meta.dirname, include: ['*.test.ts'] },
}))
`,
      },
    ]
  if (format === 'playwright')
    return [
      {
        name: 'playwright.config.ts',
        text: `import { resolve } from 'node:path'
import project from ${JSON.stringify(`${moduleFrom(folder, 'playwright.config.ts')}.ts`)}

const { globalSetup: _, webServer, ...settings } = project

/** The project's own settings, for the tests in this folder. The site has to be built. */
export default {
  ...settings,
  testDir: '.',
  reporter: 'list',
  webServer: { ...webServer, cwd: resolve(import.meta.dirname, ${inConfig(folder)}) },
}
`,
      },
    ]
  if (format === 'gherkin')
    return [
      {
        name: 'cucumber.mjs',
        text: `/** For Cucumber, which is started at the top of the project. */
export default {
  paths: [${JSON.stringify(`${fromRoot(folder)}/*.feature`)}],
  import: [${JSON.stringify(`${fromRoot(folder)}/steps.mjs`)}],
  format: ['summary'],
}
`,
      },
      {
        name: 'steps.mjs',
        text: `import { load } from ${JSON.stringify(moduleFrom(folder, 'build/load.mjs'))}

// As what builds the site is loaded, so that the machines find what they import.
await load(${JSON.stringify(`${fromRoot(folder)}/machines.steps.ts`)})
`,
      },
    ]
  return []
}

/**
 * Writes the paths of the machines into the folder, as files that run as they are. A file in which something is for a
 * person to say is kept where it is there already.
 */
export async function emitTests(format: TestFormatId, machines: readonly ModelledMachine[], folder: string) {
  const files: TestFile[] = []
  for (const modelled of machines)
    files.push(
      ...(format === 'playwright' ? pageFiles(modelled, folder) : await filesOfMachine(format, modelled)),
    )
  // One file with the steps of all machines: in several, each step would be there more than once.
  const shared = files.filter(({ name }) => !name.endsWith('.steps.ts'))
  const steps =
    format === 'gherkin'
      ? [
          {
            name: 'machines.steps.ts',
            text: gherkinSteps(
              machines.map((modelled) => testedMachine(modelled, isCompleted(modelled))),
              heldSource,
            ),
          },
        ]
      : []
  return writeTestFiles([...shared, ...steps, ...configOf(format, folder)], folder)
}

function isCompleted({ machine, model }: ModelledMachine) {
  return simulatorFor(machine.id, trialOf(model, describeMachine(machine)))?.isCompleted ?? false
}
