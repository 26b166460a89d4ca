import { ROOT } from '../description/machineGraph.ts'
import { MOST_CHARACTERS } from './limits.ts'
import { placeAt, type ReadMachine, ReadProblem, statesOf } from './reading.ts'
import { readMermaid } from './readMermaid.ts'
import { readScxml } from './readScxml.ts'
import { readXstate } from './readXstate.ts'
import type { WrittenMachine } from './writtenMachine.ts'

const MOST_STATES = 400
const MOST_TRANSITIONS = 2000

/** What a machine can be written in, as it is called. */
export type Notation = 'XState' | 'SCXML' | 'Mermaid'

const start: Readonly<Record<string, RegExp>> = {
  mermaid: /^\s*(?:---\r?\n[\s\S]*?\r?\n---\s*)?(?:%%.*\s*)*stateDiagram\b/,
  fence: /^([ \t]*)```+\s*mermaid\s*\n(?=[\s\S]*?\bstateDiagram)/m,
}

/** The diagram in a page of Markdown, on the lines on which it stands there. */
function withoutMarkdown(text: string): string | undefined {
  const found = start.fence?.exec(text)
  if (!found) return undefined
  const begin = found.index + found[0].length
  const end = /^[ \t]*```/m.exec(text.slice(begin))
  const lines = text.slice(0, begin).split('\n').length - 1
  return '\n'.repeat(lines) + text.slice(begin, end ? begin + end.index : undefined)
}

function read(text: string, which: number): ReadMachine & { notation: Notation } {
  const plain = text.replace(/^\uFEFF/, '')
  if (/^\s*</.test(plain)) return { ...readScxml(plain), notation: 'SCXML' }
  const diagram = start.mermaid?.test(plain) ? plain : withoutMarkdown(plain)
  if (diagram !== undefined) return { ...readMermaid(diagram), notation: 'Mermaid' }
  return { ...readXstate(plain, which), notation: 'XState' }
}

/** Throws where two states could not be told apart, or where there are too many. */
function check({ root }: WrittenMachine) {
  const taken = new Set<string>()
  const states = statesOf(root)
  for (const { path, state } of states) {
    const id = path.join('.') || (path.length > 0 ? '' : ROOT)
    if (id === '' || taken.has(id) || path.includes('__proto__'))
      throw new ReadProblem(
        id === ''
          ? 'A state was expected to have a name.'
          : `The name “${id}” was expected to stand for one state, and no other.`,
        state.place,
      )
    taken.add(id)
  }
  if (states.length > MOST_STATES + 1)
    throw new ReadProblem(
      `At most ${MOST_STATES} states were expected; there are ${states.length - 1}.`,
      root.place,
    )
  const count = states.reduce(
    (sum, { state: { on, after, always, done } }) =>
      sum +
      always.length +
      done.length +
      [...on, ...after].reduce((inner, { transitions }) => inner + transitions.length, 0),
    0,
  )
  if (count > MOST_TRANSITIONS)
    throw new ReadProblem(
      `At most ${MOST_TRANSITIONS.toLocaleString('en')} transitions were expected; there are ${count.toLocaleString('en')}.`,
      root.place,
    )
}

/**
 * The machine that a text writes down, whichever notation it is in: XState's JSON, a file of TypeScript or JavaScript with
 * `createMachine`, SCXML, or Mermaid, also within Markdown. `which` of several in a file. Nothing is run. Throws a ReadProblem.
 */
export function readMachine(text: string, which = 0): ReadMachine & { notation: Notation } {
  if (text.trim() === '')
    throw new ReadProblem('A machine was expected; there is no text.', { line: 1, column: 1 })
  if (text.length > MOST_CHARACTERS)
    throw new ReadProblem(
      `At most ${MOST_CHARACTERS.toLocaleString('en')} characters were expected; there are ${text.length.toLocaleString('en')}.`,
      placeAt(text, 0),
    )
  try {
    const found = read(text, which)
    check(found.machine)
    return found
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new ReadProblem('Fewer levels were expected: the text is nested too deep.', { line: 1, column: 1 })
  }
}
