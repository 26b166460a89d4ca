import type { SimulationStep } from '../description/simulation.ts'
import { literalOf, stringLiteral, typeOf } from './literal.ts'
import {
  inComment,
  type RecordedRun,
  runTitle,
  type Shown,
  shownInTurn,
  type TestedMachine,
} from './recordedRun.ts'
import { shownFacts, testTexts } from './testText.ts'

/** Where the page has its contract, and what walks it. */
export interface PageContractModule {
  /** The module that exports the contract, and under which name. */
  from: string
  name: string
  /** An expression for one of several contracts: 'filteredListPages[0]'. Else it is the name. */
  expression?: string
  /** The module with `testRun`. */
  walker: string
}

const head = ({ id, purpose }: TestedMachine, how: string) => `// ${inComment(`${id}: ${purpose}`)}
// ${how}
`

const happening = (step: SimulationStep) => {
  if (step.kind === 'event') return { event: step.event }
  if (step.kind === 'wait') return { wait: step.ms }
  return step.kind === 'done'
    ? { done: step.actor, output: step.output }
    : { fails: step.actor, error: step.error }
}

const looks = ({ value, status, context }: Shown) => JSON.stringify([value, status, context])

/** A wait is one step on a page: whatever walks it looks before its end by itself. */
function inWholeWaits(run: RecordedRun): RecordedRun {
  const steps: { step: SimulationStep; shown: Shown; isQuiet: boolean }[] = []
  for (const { step, shown, before } of shownInTurn(run)) {
    const last = steps.at(-1)
    const isQuiet = shown.emitted.length === 0 && looks(shown) === looks(before)
    if (step.kind === 'wait' && last?.step.kind === 'wait' && last.isQuiet)
      steps[steps.length - 1] = { step: { kind: 'wait', ms: last.step.ms + step.ms }, shown, isQuiet }
    else steps.push({ step, shown, isQuiet })
  }
  return { ...run, steps }
}

function walkText(run: RecordedRun, index: number, contract: string): string {
  const whole = inWholeWaits(run)
  const told = {
    scenario: run.scenario,
    start: shownFacts(run.start, {}),
    steps: shownInTurn(whole).map(({ step, shown, before }) => ({
      ...happening(step),
      ...shownFacts(shown, before.context),
    })),
  }
  return `
testRun(${stringLiteral(runTitle(whole, index))}, ${contract}, ${literalOf(told)})
`
}

/** The runs as tests that walk the page by its contract, in the project that has it. */
function walkedByContract(
  machine: TestedMachine,
  runs: readonly RecordedRun[],
  { from, name, expression = name, walker }: PageContractModule,
): string {
  return `${head(machine, 'To be run with Playwright in this project: its contract says how the page does this and what it shows.')}
import { ${name} } from ${stringLiteral(from)}
import { testRun } from ${stringLiteral(walker)}
${runs.map((run, index) => walkText(run, index, expression)).join('')}`
}

/** The parts of a file in which nobody has said yet how the page does what the machine says. */
function withStubs(machine: TestedMachine, runs: readonly RecordedRun[]): string {
  const steps = runs.flatMap((run) => run.steps.map(({ step }) => step))
  const shown = runs.flatMap((run) => [run.start, ...run.steps.map((step) => step.shown)])
  const events = steps.flatMap((step) => (step.kind === 'event' ? [step.event] : []))
  const types = [...new Set(events.map(({ type }) => type))]
  const inputs = runs.flatMap(({ input }) => (input === undefined ? [] : [input]))
  const contexts = [...new Set(shown.flatMap(({ context }) => Object.keys(context)))]
  const keyTypes = contexts.map((key) => {
    const values = shown.flatMap(({ context }) => (context[key] === undefined ? [] : [context[key]]))
    return `  ${literalOf(key)}?: ${typeOf(values)}\n`
  })
  const isTimed = steps.some(({ kind }) => kind === 'wait')
  const ends = steps.some(({ kind }) => kind === 'done' || kind === 'error')
  return `${head(machine, 'To be run with Playwright. What stands between the lines is for you to say; until then each test fails with what is missing.')}
import { expect, type Page, test } from '@playwright/test'

const ${STUB} = (page: Page, wanted: string): never => {
  throw new Error(\`\${wanted} The page is \${page.url()}.\`)
}

type Sent = ${typeOf(events)}
type Value = ${[...new Set(shown.map(({ value }) => literalOf(value)))].join(' | ')}
type Context = {
${keyTypes.join('')}}

${LINE}

/** Opens the page where a run starts. */
async function open(page: Page, scenario: string, input?: ${typeOf(inputs)}): Promise<void> {
  notYet(page, \`Say how "\${scenario}" starts with \${JSON.stringify(input)}.\`)
}

/** Reads of the page what it shows: of the context, and of what the machine tells others in a step, whatever can be seen. */
async function look(page: Page): Promise<{ value: Value; context: Context; emitted?: readonly object[] }> {
  return notYet(page, 'Say how to see where the machine stands.')
}

/** Brings each event about, as a visitor does. */
const drive: { [Type in Sent['type']]: (page: Page, event: Extract<Sent, { type: Type }>) => Promise<void> } = {
${types.map((type) => `  ${literalOf(type)}: async (page, event) => notYet(page, \`Say how to do \${JSON.stringify(event)}.\`),\n`).join('')}}
${
  ends
    ? `
/** Ends what the page has asked for. */
async function end(page: Page, actor: string, outcome: { output?: unknown } | { error: string }): Promise<void> {
  notYet(page, \`Say how \${actor} comes to \${JSON.stringify(outcome)}.\`)
}
`
    : ''
}
${LINE}

/** Opens the page, and compares what it shows with what the machine shows. */
async function start(page: Page, scenario: string, input?: ${typeOf(inputs)}) {
${isTimed ? '  await page.clock.install()\n' : ''}  await open(page, scenario, input)
${isTimed ? '  await page.clock.pauseAt(Date.now() + 60_000)\n' : ''}  const known: Record<string, unknown> = {}
  return {
    send: (event: Sent) => (drive[event.type] as (page: Page, event: Sent) => Promise<void>)(page, event),
${isTimed ? '    wait: (ms: number) => page.clock.runFor(ms),\n' : ''}${
  ends
    ? `    done: (actor: string, output?: unknown) => end(page, actor, { output }),
    fail: (actor: string, error: string) => end(page, actor, { error }),
`
    : ''
}    async shows({ value, context, emitted = [] }: { value: Value; context?: object; emitted?: readonly object[]; status?: string }) {
      Object.assign(known, context)
      await expect(async () => {
        const seen = await look(page)
        expect(seen.value).toEqual(value)
        for (const [key, part] of Object.entries(seen.context)) expect(part, key).toEqual(known[key])
        if (seen.emitted) expect(seen.emitted).toEqual(emitted)
      }).toPass({ timeout: 5000 })
    },
  }
}
${testTexts(runs.map(inWholeWaits), true)}`
}

/** The function in a file that stands for what is for a person to say. */
export const STUB = 'notYet'

const LINE = `// ${'-'.repeat(100)}`

/** Runs as tests for Playwright: by the contract of a page, or with typed stubs where there is none. */
export const playwrightFile = (
  machine: TestedMachine,
  runs: readonly RecordedRun[],
  contract: PageContractModule | null,
): string => (contract ? walkedByContract(machine, runs, contract) : withStubs(machine, runs))
