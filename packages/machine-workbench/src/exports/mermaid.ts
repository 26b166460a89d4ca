import {
  type GraphState,
  type GraphTransition,
  type MachineGraph,
  ROOT,
  statesIn,
} from '../description/machineGraph.ts'
import { kindOf } from '../description/machineWording.ts'
import { lineage, lookup, needsFrame, plainIds, stateNotes, transitionText } from './outline.ts'

/** Mermaid reads punctuation as its own almost anywhere; everything else it takes by its number. */
export const escaped = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[^\p{L}\p{N} .,_/()+-]/gu, (character) => `#${character.codePointAt(0)};`)

interface Arrow {
  /** The state whose block holds the arrow; null for the outermost. */
  level: string | null
  from: string
  to: string
  /** What it says, a line for each transition that it stands for. */
  lines: readonly string[]
}

/** The state of a lineage that lies directly in a certain state, or that state itself. */
const below = (line: readonly string[], level: string) => line[line.indexOf(level) - 1] ?? level

/**
 * Where Mermaid can draw a transition. It knows no arrow between inner states of different states, nor from a state to
 * one inside it: such an arrow is drawn between the states around them, and its text says which states are meant.
 */
function arrowOf(graph: MachineGraph, transition: GraphTransition, target: string): Arrow {
  const from = lineage(graph, transition.source)
  const to = lineage(graph, target)
  const parents = to.slice(1)
  const common = from.slice(1).find((id) => parents.includes(id))
  // A state and one inside it, or the machine itself: an arrow from the outer one to itself.
  const nested = from.includes(target) ? target : to.includes(transition.source) ? transition.source : null
  const isRegion = graph.states.find(({ id }) => id === common)?.kind === 'parallel'
  const loop = nested ?? (isRegion || common === undefined ? (common ?? ROOT) : null)
  const drawnFrom = loop ?? below(from, common ?? ROOT)
  const drawnTo = loop ?? below(to, common ?? ROOT)
  const level = lineage(graph, drawnFrom)[1] ?? null
  const start = drawnFrom === transition.source ? '' : `${transition.source}: `
  const end = drawnTo === target ? '' : ` → ${target}`
  return { level, from: drawnFrom, to: drawnTo, lines: [`${start}${transitionText(transition)}${end}`] }
}

/** Mermaid draws one arrow only from a state to itself: it stands for all of them. */
function withJoinedLoops(arrows: readonly Arrow[]): readonly Arrow[] {
  const loops = arrows.filter(({ from, to }) => from === to)
  return arrows.flatMap((arrow) => {
    if (arrow.from !== arrow.to) return [arrow]
    const same = loops.filter(({ from }) => from === arrow.from)
    return same[0] === arrow ? [{ ...arrow, lines: same.flatMap(({ lines }) => lines) }] : []
  })
}

function arrowsOf(graph: MachineGraph): readonly Arrow[] {
  const arrows = graph.transitions.flatMap((transition): Arrow[] =>
    transition.targets.length
      ? transition.targets.map((target) => arrowOf(graph, transition, target))
      : [
          {
            level: lineage(graph, transition.source)[1] ?? null,
            from: transition.source,
            to: transition.source,
            lines: [transitionText(transition)],
          },
        ],
  )
  return withJoinedLoops(arrows)
}

/** Mermaid 11 cannot draw a line between regions if an arrow within them begins or ends at a state with states in it. */
const canDivide = (graph: MachineGraph, arrows: readonly Arrow[], id: string) =>
  !arrows.some(
    ({ level, from, to }) =>
      level !== null &&
      lineage(graph, level).includes(id) &&
      (statesIn(graph, from).length > 0 || statesIn(graph, to).length > 0),
  )

/** A diagram in Mermaid's language, with a title and a description for screen readers. */
export function toMermaid(graph: MachineGraph, purpose = ''): string {
  const idOf = lookup(plainIds(graph))
  const arrows = arrowsOf(graph)
  const said: string[] = []
  const say = (depth: number, text: string) => said.push(`${'  '.repeat(depth)}${text}`)
  const isFramed = needsFrame(graph)
  const arrowsAt = (level: string | null, depth: number) => {
    for (const { from, to, lines } of arrows.filter((arrow) => arrow.level === level))
      say(depth, `${idOf(from)} --> ${idOf(to)} : ${lines.map(escaped).join('<br/>')}`)
  }

  const block = (id: string, depth: number) => {
    const inner = statesIn(graph, id)
    const isParallel = graph.states.find((one) => one.id === id)?.kind === 'parallel'
    const isDivided = isParallel && canDivide(graph, arrows, id)
    inner.forEach((one, index) => {
      if (isDivided && index > 0) say(depth, '--')
      state(one, depth)
      if (one.isInitial && !isParallel) say(depth, `[*] --> ${idOf(one.id)}`)
      if (one.kind === 'final') say(depth, `${idOf(one.id)} --> [*]`)
    })
    arrowsAt(id, depth)
  }
  const state = (one: GraphState, depth: number) => {
    const title =
      one.kind === 'history' || one.kind === 'parallel' ? `${one.name} (${kindOf(one)})` : one.name
    const name = `state "${escaped(title)}" as ${idOf(one.id)}`
    if (statesIn(graph, one.id).length) {
      say(depth, `${name} {`)
      block(one.id, depth + 1)
      say(depth, '}')
      return
    }
    say(depth, name)
    for (const note of stateNotes(one)) say(depth, `${idOf(one.id)} : ${escaped(note)}`)
  }

  say(0, 'stateDiagram-v2')
  say(1, `accTitle: ${escaped(`State machine ${graph.id}`)}`)
  say(
    1,
    `accDescr: ${escaped(`${purpose} ${graph.states.length - 1} states, ${graph.transitions.length} transitions.`)}`,
  )
  const [root] = graph.states
  if (root && isFramed) {
    state(root, 1)
    arrowsAt(null, 1)
  } else block(ROOT, 1)
  return `${said.join('\n')}\n`
}
