import type { Box, DrawnText } from '../description/machineDrawing.ts'
import { type GraphState, type GraphTransition, textsOf } from '../description/machineGraph.ts'
import { type TextVariant, type, widthOf, wrap } from './textSize.ts'

/** Characters in a line of a label. */
const lineLength = 24

/** The left end of a state's texts, from its border. */
const textInset = 14

/** Room beside a state's name for the mark of a state that is active. */
const markRoom = 78

/** How far the line of a transition that stays runs into its state. */
const loopDepth = 20
const loopHeight = 12

export interface Label {
  lines: readonly string[]
  guardFrom: number
  width: number
  height: number
}

const widest = (lines: readonly string[], variant: TextVariant) =>
  Math.max(0, ...lines.map((line) => widthOf(line, variant)))

/** Event and guard of a transition in short lines. Its actions stand in the table: they would be too wide here. */
export function labelOf({ label, guard, reenter, targets }: GraphTransition): Label {
  const event = [...wrap(label, lineLength), ...(reenter && targets.length > 0 ? ['re-enters'] : [])]
  const lines = [...event, ...(guard === null ? [] : wrap(`[${guard.text}]`, lineLength))]
  return {
    lines,
    guardFrom: event.length,
    width: widest(lines, 'label'),
    height: lines.length * type.label.line,
  }
}

/** An actor without an id of its own is called after its source. */
const actorText = ({ id, source }: GraphState['invoked'][number]) =>
  id === source || /^\d+\./.test(id) ? `invoke ${source}` : `invoke ${source} as ${id}`

const detailsOf = ({ entry, exit, invoked }: GraphState): readonly string[] => [
  ...(entry.length > 0 ? wrap(`entry / ${textsOf(entry).join(', ')}`, lineLength + 8) : []),
  ...invoked.flatMap((actor) => wrap(actorText(actor), lineLength + 8)),
  ...(exit.length > 0 ? wrap(`exit / ${textsOf(exit).join(', ')}`, lineLength + 8) : []),
]

/** A transition that stays where it is, placed from the upper left corner of its state. */
interface Loop {
  transition: GraphTransition
  /** Where its line leaves the border of the state, where it turns, and where it comes back. */
  top: number
  depth: number
  bottom: number
  label: Box & { lines: readonly string[]; guardFrom: number }
}

/** What stands at the top of a state, placed from its upper left corner. */
export interface Head {
  width: number
  height: number
  texts: readonly DrawnText[]
  loops: readonly Loop[]
}

/** The name of a state, what it does on entry and exit, its actors, and the transitions that stay in it. */
export function headOf(state: GraphState, staying: readonly GraphTransition[]): Head {
  const texts: DrawnText[] = []
  const loops: Loop[] = []
  let y = 10
  const write = (text: string, variant: DrawnText['variant']) => {
    // Figtree's letters stand on a line about three quarters down.
    texts.push({ x: textInset, y: y + Math.round(type[variant].line * 0.75), text, variant })
    y += type[variant].line
  }
  write(state.name, 'name')
  for (const detail of detailsOf(state)) write(detail, 'detail')
  if (staying.length > 0) {
    y += 4
    write('stays on', 'note')
    y += 2
  }
  for (const transition of staying) {
    const { width, height, lines, guardFrom } = labelOf(transition)
    const top = y + Math.round((type.label.line - loopHeight) / 2)
    loops.push({
      transition,
      top,
      depth: loopDepth,
      bottom: top + loopHeight,
      label: { x: loopDepth + 8, y, width, height, lines, guardFrom },
    })
    y += height + 5
  }
  return {
    width: Math.max(
      widthOf(state.name, 'name') + textInset + markRoom,
      ...texts.map(({ text, variant }) => widthOf(text, variant) + 2 * textInset),
      ...loops.map(({ label }) => label.x + label.width + textInset),
    ),
    height: y + 10,
    texts,
    loops,
  }
}
