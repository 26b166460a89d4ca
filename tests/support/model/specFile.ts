import type { AnyStateNode } from 'xstate'
import { literalOf, memberOf, stringLiteral, typeOf } from '~/data/machines/testFiles/literal'
import { stateIdOf } from '~/machines/inspection/machineParts'
import { activeNodesOf } from '~/machines/inspection/xstateInternals'
import { coveringPaths } from './paths'
import { serialise } from './serialise'
import { nameOfScenario, nameOfStep, titleOf } from './titles'
import type { AnyModel, AnyPath, AnyPathStep, AnySnapshot } from './types'

const LONGEST_FACT = 100

const short = (text: string) => (text.length > LONGEST_FACT ? `${text.slice(0, LONGEST_FACT - 1)}…` : text)

/** A comment ends where its text would end it. */
const inComment = (text: string) => text.replace(/\*\//g, '*\\/').replace(/[\r\n\u2028\u2029]+/g, ' ')

const isDeepest = (node: AnyStateNode, all: readonly AnyStateNode[]) =>
  !all.some((other) => other.parent === node)

/** Where the machine is, with what its description says of it. */
function stateInWords(snapshot: AnySnapshot): string {
  const { status } = snapshot
  const nodes = activeNodesOf(snapshot)
  const places = nodes
    .filter((node) => isDeepest(node, nodes))
    .map((node) => `${stateIdOf(node)}${node.description ? ` (${node.description})` : ''}`)
  return [...places, ...(status === 'active' ? [] : [`it is ${status}`])].join(' and ')
}

/** What has changed besides the state, and what the machine tells others. */
function factsOf({ before, after, emitted }: AnyPathStep): string[] {
  const [was, is] = [before.context, after.context] as Record<string, unknown>[]
  const changed = Object.keys(is ?? {}).filter((key) => serialise(was?.[key]) !== serialise(is?.[key]))
  return [
    ...changed.map((key) => `${key} is ${short(serialise(is?.[key], 4))}`),
    ...emitted.map(({ type }) => `it tells: ${type}`),
  ]
}

const driverOf = (step: AnyPathStep) => (step.kind === 'event' ? step.event.type : step.kind)

/** What a driver is handed. */
function payloadOf(step: AnyPathStep): unknown {
  if (step.kind === 'event') return step.event
  if (step.kind === 'after') return { delay: step.delay }
  return step.kind === 'done'
    ? { actor: step.actor, output: step.output }
    : { actor: step.actor, error: step.error }
}

const duties: Readonly<Record<string, string>> = {
  after: 'Lets time pass on a page whose clock stands still.',
  done: 'What the page has asked for arrives.',
  error: 'What the page has asked for fails.',
}

function driverText(name: string, payloads: readonly unknown[]): string {
  const about = inComment(serialise(name))
  const duty =
    duties[name] ?? `Brings ${about} about: \`await page.getByRole('button', { name: '…' }).click()\``
  const examples = [...new Set(payloads.map((given) => serialise(given, 4)))].map(short)
  const isTelling = name !== 'after' && payloads.some((given) => Object.keys(given ?? {}).length > 1)
  const body = name === 'after' ? 'page.clock.runFor(given.delay)' : 'notYet(page, given)'
  return [
    ...(isTelling
      ? ['/**', ` * ${duty}`, ` * With ${inComment(examples.join(' or '))}`, ' */']
      : [`/** ${duty} */`]),
    `${stringLiteral(name)}: (page: Page, given: ${typeOf(payloads)}): Promise<void> => ${body},`,
  ].join('\n')
}

function stepText(step: AnyPathStep): string {
  const expected = [stateInWords(step.after), ...factsOf(step)].join('; ')
  return `await test.step(${stringLiteral(`${nameOfStep(step)}. Expected: ${expected}`)}, async () => {
    await ${memberOf('drive', driverOf(step))}(page, ${literalOf(payloadOf(step))})
    await verify(page, ${stringLiteral(expected)})
  })`
}

const testText = (path: AnyPath, index: number, isTimed: boolean) => `
test(${stringLiteral(`${index + 1}. ${titleOf(path)}`)}, async ({ page }) => {
  ${isTimed ? 'await page.clock.install()' : ''}
  await open(page, ${stringLiteral(nameOfScenario(path.scenario) || 'as it is')}, ${literalOf(path.scenario.input)})
  ${isTimed ? 'await page.clock.pauseAt(Date.now() + 60_000)' : ''}
  await verify(page, ${stringLiteral(stateInWords(path.start))})
  ${path.steps.map(stepText).join('\n')}
})`

/**
 * A Playwright spec that walks the covering paths of the machine and needs nothing of this repository. Whoever takes
 * it away fills in the drivers; until then every test fails and says what is missing. Not formatted yet.
 */
export function specFileOf(model: AnyModel): string {
  const paths = coveringPaths(model) as readonly AnyPath[]
  const payloads = new Map<string, unknown[]>()
  for (const step of paths.flatMap(({ steps }) => steps))
    payloads.set(driverOf(step), [...(payloads.get(driverOf(step)) ?? []), payloadOf(step)])
  const isTimed = payloads.has('after')
  const drivers = [...payloads]
  return `// The paths of the machine ${inComment(serialise(model.id))}: together they take every state, transition and event case.
// Written by \`npm run test:model -- --generate\`. Fill in what is between the lines below, and run:
// npx playwright test --config <this folder>
import { type Page, test } from '@playwright/test'

const notYet = async (page: Page, given: unknown): Promise<void> => {
  throw new Error(\`Say in this file how \${page.url()} does \${JSON.stringify(given)}.\`)
}

// ---------------------------------------------------------------------------------------------------------------------

/** Opens the page where a path starts. */
const open = (page: Page, scenario: string, input: unknown): Promise<void> => notYet(page, { open: scenario, input })

/** Compares the page with the state it should be in: \`await expect(page.getByRole('dialog')).toBeVisible()\` */
const verify = (page: Page, expected: string): Promise<void> => notYet(page, { expected })

/** One function for each kind of step. */
const drive = {
${drivers.map(([name, given]) => driverText(name, given)).join('\n')}
}

// ---------------------------------------------------------------------------------------------------------------------
${paths.map((path, index) => testText(path, index, isTimed)).join('\n')}
`
}
