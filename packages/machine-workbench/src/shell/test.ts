import { ROOT } from '../description/machineGraph.ts'
import type { MachinePaths } from '../description/machinePath.ts'
import { textTable } from '../description/textTable.ts'
import type { CheckOptions } from '../model/checks.ts'
import { lintsOf, type Mistake, nameOfMistake, problemsOf } from '../model/lints.ts'
import { askedGuards } from '../opening/askedGuards.ts'
import type { OpenedMachine } from '../opening/openMachine.ts'
import { exploreOpened } from '../opening/pathsOfOpened.ts'
import { type FoundMachine, filesFor, machinesOf } from './machineFiles.ts'
import { isModelFile, testModels } from './testModels.ts'
import { counted, indented, Misuse } from './words.ts'

/** Measures how long paths are looked for. */
export const patience = (milliseconds: number) => {
  const began = performance.now()
  return () => performance.now() - began > milliseconds
}

const columns = ['machine', 'states', 'transitions', 'guards', 'pairs', 'paths', 'result']

interface Tested {
  row: readonly string[]
  /** What is wrong whatever the guards say. */
  problems: readonly string[]
  /** What may be wrong: it hangs on what a guard says, or on what could not be read. */
  doubts: readonly string[]
}

const share = ({ taken, of }: MachinePaths['totals']['states']) => `${taken} of ${of}`

/** What of a machine is on no path, as mistakes are told. */
function missed({ graph }: OpenedMachine, { paths }: MachinePaths): readonly Mistake[] {
  const on = (kind: 'states' | 'transitions') => new Set(paths.flatMap(({ covers }) => covers[kind]))
  const [entered, taken] = [on('states'), on('transitions')]
  const says = 'No path leads there.'
  return [
    ...graph.states.flatMap(({ id, kind }) =>
      id === ROOT || kind === 'history' || entered.has(id) ? [] : [{ name: 'never entered', id, says }],
    ),
    ...graph.transitions.flatMap(({ id }) => (taken.has(id) ? [] : [{ name: 'never taken', id, says }])),
  ]
}

/** Failures of one kind as one, with the shortest way to it. */
function grouped(machine: string, failures: readonly string[]): readonly string[] {
  const ways = new Map<string, string[]>()
  for (const failure of failures) {
    const [first = '', ...way] = failure.split('\n')
    const what = first.replace(`${machine}: `, '')
    ways.set(what, [...(ways.get(what) ?? []), ...(way.length > 0 ? [way.join('\n')] : [])])
  }
  return [...ways].map(([what, [shortest, ...others]]) =>
    [
      what,
      ...(shortest === undefined ? [] : [shortest]),
      ...(others.length > 0 ? [`  and in ${counted(others.length, 'other way')}`] : []),
    ].join('\n'),
  )
}

const needsGuards = ({ written }: OpenedMachine) => {
  const { events, outputs, otherwise } = askedGuards(written)
  return [...events.values(), ...outputs.values(), otherwise].some((names) => names.length > 0)
}

function testMachine(machine: OpenedMachine, accepted: readonly string[]): Tested {
  const { written, trial, graph, left } = machine
  const { model, paths } = exploreOpened(written, trial, patience)
  const astray = paths.paths.filter(({ isPlayable }) => !isPlayable).length
  const failures = [
    ...grouped(graph.id, paths.failures ?? []),
    ...(astray > 0 ? [`${counted(astray, 'path')} led elsewhere when played again.`] : []),
  ]
  const needsAnswers = needsGuards(machine)
  // What nothing leads to may be led to by what could not be read, or by guards that say what was not tried.
  const isUnsure = (mistake: Mistake) =>
    (needsAnswers || left.length > 0) &&
    ['never entered', 'never taken', 'dead end'].includes(mistake.name) &&
    !accepted.includes(nameOfMistake(mistake))
  const mistakes: readonly Mistake[] = [...missed(machine, paths), ...lintsOf(model)]
  const problems = [
    ...(needsAnswers ? [] : failures),
    ...problemsOf(
      mistakes.filter((mistake) => !isUnsure(mistake)),
      accepted,
    ),
  ]
  const doubts = [...(needsAnswers ? failures : []), ...problemsOf(mistakes.filter(isUnsure), [])]
  const { states, transitions, guards, pairs } = paths.totals
  const result =
    problems.length > 0 ? 'FAILED' : doubts.length + left.length > 0 ? 'passed, with doubts' : 'passed'
  return {
    row: [graph.id, ...[states, transitions, guards, pairs].map(share), String(paths.paths.length), result],
    problems,
    doubts,
  }
}

/** Of what is accepted, what is said of one machine: '<machine>: <mistake>'. */
const acceptedIn = (accepted: readonly string[], id: string) =>
  accepted.flatMap((one) => (one.startsWith(`${id}: `) ? [one.slice(id.length + 2)] : []))

function tell(
  { file, machine: { graph, left } }: FoundMachine,
  { problems, doubts }: Tested,
): readonly string[] {
  const list = (heading: string, all: readonly string[]) =>
    all.length === 0 ? [] : [heading, ...indented(all.flatMap((one) => one.split('\n')))]
  const lines = [
    ...list('wrong:', problems),
    ...list('wrong if the guards can say so, or where something could not be read:', doubts),
    ...list(
      'not read:',
      left.map(({ what, place }) => `${place.line}:${place.column}: ${what}`),
    ),
  ]
  return lines.length === 0 ? [] : ['', `${file}, ${graph.id}:`, ...indented(lines)]
}

/**
 * `test`: of machines, takes every path through each, and looks for the mistakes that any machine can have; of models, asks
 * everything that can be asked of one.
 */
export async function test(
  patterns: readonly string[],
  folder: string,
  { accepted, ...options }: CheckOptions & { accepted: readonly string[] },
  print: (line: string) => void,
): Promise<number> {
  const files = filesFor(patterns, folder)
  const models = files.filter(isModelFile)
  const machines = files.filter((file) => !isModelFile(file))
  const ends = [
    ...(machines.length > 0 ? [testMachines(machines, folder, accepted, print)] : []),
    ...(models.length > 0 ? [await testModels(models, folder, options, print)] : []),
  ]
  return Math.max(...ends)
}

/** Takes every path through each, and looks for the mistakes that any machine can have. */
function testMachines(
  files: readonly string[],
  folder: string,
  accepted: readonly string[],
  print: (line: string) => void,
): number {
  const { found, unread } = machinesOf(files, folder)
  const nowhere = accepted.find(
    (one) => !found.some(({ machine }) => one.startsWith(`${machine.graph.id}: `)),
  )
  if (nowhere !== undefined)
    throw new Misuse(`Nothing can be accepted of a machine that is not there: ${nowhere}`)
  const tested = found.map((one) => {
    const { machine } = one
    return { one, ...testMachine(machine, acceptedIn(accepted, machine.graph.id)) }
  })
  if (tested.length > 0) print(textTable([columns, ...tested.map(({ row }) => row)]))
  for (const { one, ...result } of tested) for (const line of tell(one, result)) print(line)
  for (const problem of unread) print(problem)
  return unread.length > 0 || tested.some(({ problems }) => problems.length > 0) ? 1 : 0
}
