import type { SimulationStep } from '../description/simulation.ts'
import { literalOf, stringLiteral } from './literal.ts'
import { changes, firstTime, type RecordedRun, runTitle, type Shown, shownInTurn } from './recordedRun.ts'

/** Only what is not as usual is said: nothing told, and still under way. */
export function shownFacts({ value, context, emitted, status }: Shown, before: Shown['context']) {
  const changed = changes(before, context)
  return {
    value,
    ...(Object.keys(changed).length > 0 && { context: changed }),
    ...(emitted.length > 0 && { emitted }),
    ...(status !== 'active' && { status }),
  }
}

function stepCall(step: SimulationStep): string {
  if (step.kind === 'event') return `run.send(${literalOf(step.event, 2)})`
  if (step.kind === 'wait') return `run.wait(${step.ms})`
  const actor = stringLiteral(step.actor)
  if (step.kind === 'error') return `run.fail(${actor}, ${stringLiteral(step.error)})`
  return step.output === undefined ? `run.done(${actor})` : `run.done(${actor}, ${literalOf(step.output, 2)})`
}

/** A test for each run, which calls what the file has to start, to take a step and to compare. */
export function testTexts(runs: readonly RecordedRun[], isOnPage = false): string {
  const wait = isOnPage ? 'await ' : ''
  const isNew = firstTime()
  const shows = (shown: Shown, before: Shown['context']) => {
    const refused = isOnPage || !isNew(shown) ? [] : (shown.refused ?? [])
    const events = refused.map((event) => `    ${literalOf(event, 4)},\n`).join('')
    const refuses = events && `\n  run.refuses(\n${events}  )`
    return `  ${wait}run.shows(${literalOf(shownFacts(shown, before), 2)})${refuses}`
  }
  return runs
    .map((run, index) => {
      const input = run.input === undefined ? '' : literalOf(run.input, 2)
      const begin = isOnPage
        ? `await start(page, ${stringLiteral(run.scenario)}${input && `, ${input}`})`
        : `start(${input})`
      return `
test(${stringLiteral(runTitle(run, index))}, ${isOnPage ? 'async ({ page }) =>' : '() =>'} {
  const run = ${begin}
${shows(run.start, {})}
${shownInTurn(run)
  .map(({ step, shown, before }) => `  ${wait}${stepCall(step)}\n${shows(shown, before.context)}\n`)
  .join('')}})
`
    })
    .join('')
}
