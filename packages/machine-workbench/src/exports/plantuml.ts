import { type GraphState, type MachineGraph, ROOT, statesIn } from '../description/machineGraph.ts'
import { kindOf } from '../description/machineWording.ts'
import { lineage, lookup, needsFrame, plainIds, stateNotes, transitionText } from './outline.ts'

const byNumber = (character: string) =>
  `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`

/** PlantUML reads marks for bold, links and colours in any text: they are given by number. */
const escaped = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[^\p{L}\p{N} .,()[\]:'/+-]/gu, byNumber)
    // Two in a row are a mark, and so is what opens a comment.
    .replace(/-(?=-)|\[(?=\[)|\/(?=[/'])/g, byNumber)

/** A state diagram in PlantUML's language. */
export function toPlantUml(graph: MachineGraph, purpose = ''): string {
  const idOf = lookup(plainIds(graph))
  const lines: string[] = []
  const say = (depth: number, text: string) => lines.push(`${'  '.repeat(depth)}${text}`)
  const stateOf = (id: string) => graph.states.find((one) => one.id === id)

  /** A history state is a place in its parent. */
  const nameOf = (id: string) => {
    const state = stateOf(id)
    if (state?.kind !== 'history' || !state.parent || state.parent === ROOT) return idOf(id)
    return `${idOf(state.parent)}[H${state.history === 'deep' ? '*' : ''}]`
  }

  /** Between lines, PlantUML takes no arrow from or to a state with states in it. */
  const canDivide = (id: string) =>
    !graph.transitions.some(({ source, targets }) =>
      [source, ...targets].some(
        (end) => statesIn(graph, end).length > 0 && lineage(graph, end).slice(1).includes(id),
      ),
    )

  const block = (id: string, depth: number) => {
    const isParallel = stateOf(id)?.kind === 'parallel'
    statesIn(graph, id)
      .filter(({ kind, parent }) => kind !== 'history' || parent === ROOT)
      .forEach((one, index) => {
        if (isParallel && index > 0 && canDivide(id)) say(depth, '--')
        state(one, depth)
        if (one.isInitial && !isParallel) say(depth, `[*] --> ${idOf(one.id)}`)
        if (one.kind === 'final') say(depth, `${idOf(one.id)} --> [*]`)
      })
  }
  const state = (one: GraphState, depth: number) => {
    const title = one.kind === 'parallel' && !canDivide(one.id) ? `${one.name} (${kindOf(one)})` : one.name
    const name = `state "${escaped(title)}" as ${idOf(one.id)}`
    if (statesIn(graph, one.id).length) {
      say(depth, `${name} {`)
      block(one.id, depth + 1)
      say(depth, '}')
    } else say(depth, name)
    for (const note of stateNotes(one)) say(depth, `${idOf(one.id)} : ${escaped(note)}`)
  }

  say(0, '@startuml')
  say(0, `title ${escaped(graph.id)}`)
  if (purpose) say(0, `caption ${escaped(purpose)}`)
  say(0, 'hide empty description')
  const [root] = graph.states
  if (root && needsFrame(graph)) state(root, 0)
  else block(ROOT, 0)
  for (const transition of graph.transitions) {
    const targets = transition.targets.length ? transition.targets : [transition.source]
    for (const target of targets)
      say(0, `${idOf(transition.source)} --> ${nameOf(target)} : ${escaped(transitionText(transition))}`)
  }
  say(0, '@enduml')
  return `${lines.join('\n')}\n`
}
