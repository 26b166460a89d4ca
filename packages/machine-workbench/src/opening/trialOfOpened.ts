import type { MachineGraph } from '../description/machineGraph.ts'
import type { Outcome, Trial } from '../description/trial.ts'
import type { WrittenMachine } from '../reading/writtenMachine.ts'
import { askedGuards } from './askedGuards.ts'
import { ANSWERS } from './buildMachine.ts'

type Answers = Readonly<Record<string, boolean>>

/** With more guards than this, not every combination of answers is tried. */
const MOST_COMBINED = 3
/** Of so many guards it is tried what happens if one alone says yes. */
const MOST_ALONE = 6

/** What guards may answer: each combination of a few; of many all, none, and each alone. */
function answersOf(names: readonly string[]): readonly Answers[] {
  if (names.length === 0) return []
  const answers = (says: (name: string, index: number) => boolean) =>
    Object.fromEntries(names.map((name, index) => [name, says(name, index)]))
  if (names.length <= MOST_COMBINED)
    return Array.from({ length: 2 ** names.length }, (_, bits) =>
      answers((_name, index) => ((bits >> index) & 1) === 0),
    )
  return [
    answers(() => true),
    answers(() => false),
    ...names.slice(0, MOST_ALONE).map((only) => answers((name) => name === only)),
  ]
}

/** An event that a description such as 'mouse.*' stands for. */
const eventFor = (descriptor: string) =>
  descriptor === '*'
    ? 'anything'
    : descriptor.endsWith('.*')
      ? `${descriptor.slice(0, -1)}anything`
      : descriptor

const nameOfAnswers = (answers: Answers) => {
  const [yes, no] = [true, false].map((said) => Object.keys(answers).filter((name) => answers[name] === said))
  if (yes?.length === 0) return `${no?.length === 1 ? `“${no[0]}” says` : 'all guards say'} no`
  if (no?.length === 0) return `${yes?.length === 1 ? `“${yes[0]}” says` : 'all guards say'} yes`
  return `${yes?.map((name) => `“${name}”`).join(', ')} says yes`
}

/** What the simulator offers for a machine that was opened: its guards are answered for by whoever plays it. */
export function trialOfOpened(machine: WrittenMachine, graph: MachineGraph): Trial {
  const asked = askedGuards(machine)
  const starts = answersOf(asked.otherwise)
  const listensTo = (label: string) => graph.transitions.some((transition) => transition.label === label)
  const outcomesOf = (source: string): readonly Outcome[] => {
    const outputs: readonly (Answers | null)[] = answersOf(asked.outputs.get(source) ?? [])
    return [
      ...(listensTo(`done(${source})`) ? (outputs.length > 0 ? outputs : [null]) : []).map(
        (output) => ({ ok: true, output }) as const,
      ),
      ...(listensTo(`error(${source})`) ? [{ ok: false, error: `${source} failed` } as const] : []),
    ]
  }
  const events = new Map<string, readonly string[]>()
  for (const descriptor of graph.events) {
    const type = eventFor(descriptor)
    events.set(type, [...new Set([...(events.get(type) ?? []), ...(asked.events.get(descriptor) ?? [])])])
  }
  return {
    scenarios:
      starts.length > 0
        ? starts.map((answers) => ({ name: nameOfAnswers(answers), input: { [ANSWERS]: answers } }))
        : [{ name: 'the usual start' }],
    events: Object.fromEntries(
      [...events].map(([type, names]) => [
        type,
        {
          examples: answersOf(names),
          schema:
            names.length > 0
              ? {
                  type: 'object',
                  properties: Object.fromEntries(names.map((name) => [name, { type: 'boolean' }])),
                  required: names,
                }
              : null,
        },
      ]),
    ),
    outcomes: Object.fromEntries(
      graph.states.flatMap(({ invoked }) => invoked.map(({ source }) => [source, outcomesOf(source)])),
    ),
  }
}
