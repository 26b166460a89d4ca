import type { Place, WrittenMachine, WrittenState } from './writtenMachine.ts'

/** Something that is read over, because it cannot be shown or played. */
export interface LeftOut {
  what: string
  place: Place
}

/** A machine as it was read, and what of the text it does not show. */
export interface ReadMachine {
  machine: WrittenMachine
  left: readonly LeftOut[]
  /** The names of the machines in the text, in order; the one that was read is one of them. */
  choices: readonly string[]
}

/** A text that holds no machine, or one with a mistake in it. The message says what was expected. */
export class ReadProblem extends Error {
  override name = 'ReadProblem'
  readonly place: Place

  constructor(message: string, place: Place) {
    super(message)
    this.place = place
  }
}

/** A list in a sentence: 'a, b or c'. */
export const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

/** Every state of a machine, each before the states in it, with the names that lead to it. */
export function statesOf(
  root: WrittenState,
  path: readonly string[] = [],
): readonly { state: WrittenState; path: readonly string[] }[] {
  return [{ state: root, path }, ...root.states.flatMap((inner) => statesOf(inner, [...path, inner.name]))]
}

/** The place of a character in a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return { line, column: offset - before.lastIndexOf('\n') }
}
