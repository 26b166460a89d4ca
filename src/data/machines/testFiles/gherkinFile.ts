import type { SimulationStep } from '../simulation'
import { stringLiteral } from './literal'
import {
  changes,
  inComment,
  type RecordedRun,
  runTitle,
  type Shown,
  shownInTurn,
  type TestedMachine,
} from './recordedRun'

/** As JSON in one line; a value that is not there is an empty cell. */
const json = (value: unknown) => JSON.stringify(value) ?? ''

/** A cell of a table: backslashes, bars and line ends would end it. */
const cell = (text: string) => text.replace(/\\/g, '\\\\').replace(/\|/g, '\\|').replace(/\n/g, '\\n')

function shownLines({ value, context, emitted, status }: Shown, before: Shown['context']): string[] {
  const rows = Object.entries(changes(before, context)).map(
    ([key, part]) => `      | ${cell(key)} | ${cell(json(part))} |`,
  )
  return [
    `    Then it is in ${json(value)}`,
    ...(rows.length > 0 ? ['    And its context changes to', ...rows] : ['    And its context stays']),
    ...(emitted.length > 0
      ? ['    And it tells', ...emitted.map((event) => `      | ${cell(json(event))} |`)]
      : ['    And it tells nothing']),
    ...(status === 'active' ? [] : [`    And it is ${status}`]),
  ]
}

function stepLine(step: SimulationStep): string {
  if (step.kind === 'event') {
    const { type, ...payload } = step.event
    const carried = Object.keys(payload).length > 0 ? ` with ${json(payload)}` : ''
    return `    When ${json(type)} is sent${carried}`
  }
  if (step.kind === 'wait') return `    When ${step.ms} ms pass`
  return step.kind === 'done'
    ? `    When ${json(step.actor)} is done${step.output === undefined ? '' : ` with ${json(step.output)}`}`
    : `    When ${json(step.actor)} fails with ${json(step.error)}`
}

/** Runs as scenarios in Gherkin; `gherkinSteps` has what makes them run. */
export const gherkinFile = ({ id, purpose }: TestedMachine, runs: readonly RecordedRun[]): string =>
  `Feature: ${inComment(id)}
  ${inComment(purpose)}
${runs
  .map(
    (run, index) => `
  Scenario: ${inComment(runTitle(run, index))}
${[
  `    Given the machine ${json(id)} starts${run.input === undefined ? '' : ` with ${json(run.input)}`}`,
  ...shownLines(run.start, {}),
  ...shownInTurn(run).flatMap(({ step, shown, before }) => [
    stepLine(step),
    ...shownLines(shown, before.context),
  ]),
].join('\n')}
`,
  )
  .join('')}`

/** What makes the scenarios of these machines run in Cucumber. */
export function gherkinSteps(machines: readonly TestedMachine[], held: string): string {
  const completed = new Map(
    machines.flatMap(({ completedBy: by }) => (by ? [[by.from, by.name] as const] : [])),
  )
  return `// To be run with Cucumber, beside XState and the machines.
import { deepStrictEqual, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
${machines.map(({ from, name }) => `import { ${name} } from ${stringLiteral(from)}`).join('\n')}
${[...completed].map(([from, name]) => `import { ${name} } from ${stringLiteral(from)}\n`).join('')}${held}
const machines: Record<string, (input: unknown) => HeldMachine> = {
${machines
  .map(
    ({ id, name, completedBy }) =>
      `  ${stringLiteral(id)}: (input) => new HeldMachine(${name}, ${
        completedBy ? `${completedBy.name}(${stringLiteral(id)}, input)` : 'input'
      }),`,
  )
  .join('\n')}
}

type World = { held: HeldMachine; known: Record<string, unknown> }

const read = (text: string | undefined): unknown => (text ? JSON.parse(text) : undefined)
/** As the scenarios hold it. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

Given(/^the machine (".*?") starts(?: with (.+))?$/, function (this: World, id: string, input?: string) {
  const start = machines[JSON.parse(id)]
  ok(start, \`No machine is called \${id}.\`)
  this.held = start(read(input)).start()
  this.known = {}
})

When(/^("(?:[^"\\\\]|\\\\.)*") is sent(?: with (.+))?$/, function (this: World, type: string, payload?: string) {
  this.held.take({ kind: 'event', event: { ...(read(payload) as object), type: JSON.parse(type) } })
})

When(/^(\\d+) ms pass$/, function (this: World, ms: string) {
  this.held.take({ kind: 'wait', ms: Number(ms) })
})

function end({ held }: World, step: Extract<HeldStep, { actor: string }>) {
  ok(held.actors.some(({ path }) => path === step.actor), \`\${step.actor} is not under way.\`)
  held.take(step)
}

When(/^("(?:[^"\\\\]|\\\\.)*") is done(?: with (.+))?$/, function (this: World, actor: string, output?: string) {
  end(this, { kind: 'done', actor: JSON.parse(actor), output: read(output) })
})

When(/^("(?:[^"\\\\]|\\\\.)*") fails with (.+)$/, function (this: World, actor: string, error: string) {
  end(this, { kind: 'error', actor: JSON.parse(actor), error: JSON.parse(error) })
})

Then(/^it is in (.+)$/, function (this: World, value: string) {
  deepStrictEqual(asJson(this.held.shown.value), read(value))
})

Then('its context stays', function (this: World) {
  deepStrictEqual(asJson(this.held.shown.context), this.known)
})

Then('its context changes to', function (this: World, table: DataTable) {
  for (const [key = '', value] of table.raw()) {
    if (value) this.known[key] = read(value)
    else delete this.known[key]
  }
  deepStrictEqual(asJson(this.held.shown.context), this.known)
})

Then('it tells nothing', function (this: World) {
  deepStrictEqual(this.held.shown.emitted, [])
})

Then('it tells', function (this: World, table: DataTable) {
  deepStrictEqual(asJson(this.held.shown.emitted), table.raw().map(([event]) => read(event)))
})

Then(/^it is (done|stopped|error)$/, function (this: World, status: string) {
  deepStrictEqual(this.held.shown.status, status)
})
`
}
