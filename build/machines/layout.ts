import ELK, { type ElkExtendedEdge, type ElkLabel, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import {
  type Box,
  type Drawing,
  LINE_HEIGHT,
  linesOf,
  linesTop,
  MARK_RADIUS,
  PADDING,
  type Point,
  TITLE_HEIGHT,
} from '~/data/machines/drawing'
import {
  childrenOf,
  type MachineDescription,
  type StateDescription,
  type TransitionDescription,
  transitionsOf,
} from '~/data/machines/machineDescription'

/** Width of a character at 12 px in any usual monospaced face, with a little to spare. */
const CHARACTER = 7.4
/** Titles are bold and a little larger. */
const TITLE_CHARACTER = 8.8
const LONGEST_LINE = 34

const layoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeLabels.inline': 'false',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelLabel': '8',
  'elk.spacing.labelNode': '8',
  'elk.spacing.nodeSelfLoop': '16',
}

/** Breaks a line between words so that drawings do not grow sideways. */
export function wrap(text: string, longest = LONGEST_LINE): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(lines.length === 0 ? word : `  ${word}`)
  }
  return lines
}

const widthOf = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.length)) * CHARACTER

function linesOfTransition({ event, guard, actions, delay, trigger }: TransitionDescription) {
  const what = trigger === 'after' && delay !== null ? `after ${delay}` : event
  return [
    ...wrap(guard === null ? what : `${what} [${guard}]`),
    ...(actions.length === 0 ? [] : wrap(`/ ${actions.join(', ')}`)),
  ]
}

/** What stands in a state's box, before anybody knows where the box will be. */
function contentOf(description: MachineDescription, state: StateDescription) {
  const list = (word: string, names: readonly string[]) =>
    names.length === 0 ? [] : wrap(`${word} / ${names.join(', ')}`)
  const notes = [
    ...list('entry', state.entry),
    ...list('exit', state.exit),
    ...state.invokes.flatMap(({ source }) => wrap(`invoke: ${source}`)),
  ]
  const inside = transitionsOf(description, state.id)
    .filter(({ targets }) => targets.length === 0)
    .map((transition) => ({ transition: transition.index, lines: linesOfTransition(transition) }))
  const title = state.kind === 'history' ? (state.history === 'deep' ? 'H*' : 'H') : state.key
  return { title, notes, inside }
}

const markId = (state: string) => `mark ${state}`

function nodeOf(description: MachineDescription, state: StateDescription): ElkNode {
  const content = contentOf(description, state)
  const lines = linesOf(content)
  const isFinal = state.kind === 'final'
  const width = Math.max(
    56,
    content.title.length * TITLE_CHARACTER + 2 * PADDING + (isFinal ? 12 : 0),
    widthOf(lines) + 2 * PADDING,
  )
  const height =
    (lines.length === 0 ? TITLE_HEIGHT + 14 : linesTop + lines.length * LINE_HEIGHT + PADDING) +
    (isFinal ? 8 : 0)
  const children = childrenOf(description, state.id)
  if (children.length === 0) return { id: state.id, width, height }
  const mark: ElkNode[] =
    state.initial === null
      ? []
      : [
          {
            id: markId(state.id),
            width: 2 * MARK_RADIUS,
            height: 2 * MARK_RADIUS,
          },
        ]
  return {
    id: state.id,
    children: [...mark, ...children.map((child) => nodeOf(description, child))],
    layoutOptions: {
      ...layoutOptions,
      'elk.padding': `[top=${height + 14},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  }
}

const edgeId = (transition: number, part: number) => `edge ${transition} ${part}`
const markEdgeId = (state: string) => `edge of ${markId(state)}`

function edgesOf({ states, transitions }: MachineDescription): ElkExtendedEdge[] {
  const initial = states.flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial === null ? [] : [{ id: markEdgeId(id), sources: [markId(id)], targets: [initial] }],
  )
  const moving = transitions.flatMap((transition) =>
    transition.targets.map((target, part): ElkExtendedEdge => {
      const lines = linesOfTransition(transition)
      const label: ElkLabel = {
        text: lines.join('\n'),
        width: widthOf(lines),
        height: lines.length * LINE_HEIGHT,
      }
      return {
        id: edgeId(transition.index, part),
        sources: [transition.source],
        targets: [target],
        ...(part === 0 && { labels: [label] }),
      }
    }),
  )
  return [...initial, ...moving]
}

const rounded = (value: number | undefined) => Math.round((value ?? 0) * 10) / 10

const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[][] =>
  sections.map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })),
  )

const elk = new ELK()

/** Finds a place for every state, transition and label of a machine. */
export async function layOut(description: MachineDescription): Promise<Drawing> {
  const [root] = description.states
  if (!root) throw new Error(`The machine "${description.id}" has no root.`)
  const laid = await elk.layout({
    id: 'drawing',
    children: [nodeOf(description, root)],
    edges: edgesOf(description),
    layoutOptions: { ...layoutOptions, 'elk.padding': '[top=12,left=12,bottom=12,right=12]' },
  })
  const flat = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flat)]
  const nodes = new Map(flat(laid).map((node) => [node.id, node]))
  const laidEdges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]))
  const nodeFor = (id: string) => {
    const node = nodes.get(id)
    if (!node) throw new Error(`The layout of "${description.id}" has lost "${id}".`)
    return node
  }
  const edgeFor = (id: string) => {
    const edge = laidEdges.get(id)
    if (!edge) throw new Error(`The layout of "${description.id}" has lost "${id}".`)
    return edge
  }
  const parents = new Map(description.states.map((state) => [state.id, state]))
  return {
    width: rounded(laid.width),
    height: rounded(laid.height),
    boxes: description.states.map((state): Box => {
      const { x, y, width, height } = nodeFor(state.id)
      return {
        state: state.id,
        x: rounded(x),
        y: rounded(y),
        width: rounded(width),
        height: rounded(height),
        ...contentOf(description, state),
        isRegion: state.parent !== null && parents.get(state.parent)?.kind === 'parallel',
        hasChildren: childrenOf(description, state.id).length > 0,
      }
    }),
    marks: description.states.flatMap(({ id, initial }) => {
      if (initial === null) return []
      const { x = 0, y = 0 } = nodeFor(markId(id))
      return [
        {
          state: id,
          x: rounded(x + MARK_RADIUS),
          y: rounded(y + MARK_RADIUS),
          points: pointsOf(edgeFor(markEdgeId(id))),
        },
      ]
    }),
    edges: description.transitions
      .filter(({ targets }) => targets.length > 0)
      .map((transition) => {
        const parts = transition.targets.map((_, part) => edgeFor(edgeId(transition.index, part)))
        const { x, y, width, height } = parts[0]?.labels?.[0] ?? {}
        return {
          transition: transition.index,
          points: parts.flatMap(pointsOf),
          label: {
            x: rounded(x),
            y: rounded(y),
            width: rounded(width),
            height: rounded(height),
            lines: linesOfTransition(transition),
          },
        }
      }),
  }
}
