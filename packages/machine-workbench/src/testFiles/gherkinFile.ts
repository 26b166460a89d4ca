import type { SimulationStep } from '../description/simulation.ts'
import { plainJson, stringLiteral } from './literal.ts'
import {
  changes,
  firstTime,
  type HeldSource,
  inComment,
  type RecordedRun,
  runTitle,
  type Shown,
  shownInTurn,
  type TestedMachine,
} from './recordedRun.ts'

/** As JSON in one line; a value that is not there is an empty cell. */
const json = (value: unknown) => {
  const text: string | undefined = JSON.stringify(value)
  return text === undefined ? '' : plainJson(text)
}

/** A cell of a table: backslashes, bars and line ends would end it. */
const cell = (text: string) => text.replace(/\\/g, '\\\\').replace(/\|/g, '\\|').replace(/\n/g, '\\n')

function shownLines(shown: Shown, before: Shown['context'], isNew: boolean): string[] {
  const { value, context, emitted, status, refused = [] } = shown
  const rows = Object.entries(changes(before, context)).map(
    ([key, part]) => `      | ${cell(key)} | ${cell(json(part))} |`,
  )
  return [
    `    Then it ${status === 'active' ? 'is' : `has ended as ${status}`} in ${json(value)}`,
    ...(rows.length > 0 ? ['    And its context changes to', ...rows] : ['    And its context stays']),
    ...(emitted.length > 0
      ? ['    And it tells', ...emitted.map((event) => `      | ${cell(json(event))} |`)]
      : ['    And it tells nothing']),
    ...(isNew && refused.length > 0
      ? ['    And it refuses', ...refused.map((event) => `      | ${cell(json(event))} |`)]
      : []),
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
export function gherkinFile({ id, purpose }: TestedMachine, runs: readonly RecordedRun[]): string {
  const isNew = firstTime()
  const scenarios = runs.map((run, index) => {
    const lines = [
      `    Given the machine ${json(id)} starts${run.input === undefined ? '' : ` with ${json(run.input)}`}`,
      ...shownLines(run.start, {}, isNew(run.start)),
      ...shownInTurn(run).flatMap(({ step, shown, before }) => [
        stepLine(step),
        ...shownLines(shown, before.context, isNew(shown)),
      ]),
    ]
    return `\n  Scenario: ${inComment(runTitle(run, index))}\n${lines.join('\n')}\n`
  })
  return `Feature: ${inComment(id)}\n  ${inComment(purpose)}\n${scenarios.join('')}`
}

/** What makes the scenarios of these machines run in Cucumber. */
export function gherkinSteps(machines: readonly TestedMachine[], held: HeldSource): string {
  const completed = new Map(
    machines.flatMap(({ completedBy: by }) => (by ? [[by.from, by.name] as const] : [])),
  )
  return `// To be run with Cucumber, beside XState and the machines.
import { deepStrictEqual, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
${machines.map(({ from, name }) => `import { ${name} } from ${stringLiteral(from)}`).join('\n')}
${[...completed].map(([from, name]) => `import { ${name} } from ${stringLiteral(from)}\n`).join('')}${held.imports}${held.body}
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

Then(/^it (?:is|has ended as (\\w+)) in (.+)$/, function (this: World, end: string | undefined, value: string) {
  deepStrictEqual(asJson(this.held.shown.value), read(value))
  deepStrictEqual(this.held.shown.status, end ?? 'active')
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

Then('it refuses', function (this: World, table: DataTable) {
  for (const [event] of table.raw()) ok(!this.held.snapshot.can(read(event) as EventObject), event)
})

Then('it tells', function (this: World, table: DataTable) {
  deepStrictEqual(asJson(this.held.shown.emitted), table.raw().map(([event]) => read(event)))
})
`
}
