import type { Change } from '../description/machineDiff.ts'
import type { DrawnState, DrawnTransition, MachineDrawing, Point } from '../description/machineDrawing.ts'
import { type GraphState, type MachineGraph, ROOT } from '../description/machineGraph.ts'
import { xmlText } from '../description/xmlText.ts'
import { arrowhead, before, roundedPath } from './drawingPaths.ts'
import { type } from './textSize.ts'

const START_RADIUS = 5
const LABEL_BASELINE = 13

/** A colour each, and a line each: what is gone or new can be told without seeing colours. */
const sheet = `
svg{--paper:#fff;--nest:#f4f1ea;--leaf:#fff;--ink:#1b1b1b;--quiet:#55524c;--line:#6b675f;--event:#0b5c4c;--added:#0a6b2d;--removed:#a3202c;--changed:#8a4b00;background:var(--paper);font:12.5px Figtree,Arial,sans-serif}
@media (prefers-color-scheme:dark){svg{--paper:#17191a;--nest:#202425;--leaf:#17191a;--ink:#f2f0eb;--quiet:#b9b5ac;--line:#a29d93;--event:#6fd3bd;--added:#6fd48d;--removed:#ff949b;--changed:#f0b35f}}
.box{fill:var(--leaf);stroke:var(--line);stroke-width:1.5}.outer{fill:var(--nest)}.root{fill:var(--paper)}.region{stroke-dasharray:7 5}.inner,.line{fill:none;stroke:var(--line);stroke-width:1.5}
.arrow,.dot{fill:var(--line)}text{fill:var(--ink)}.name{font-size:15px;font-weight:650}.detail,.note{fill:var(--quiet)}.note{font-style:italic}.history{font-size:13px;font-weight:650}
.label{font-size:13px}.event{fill:var(--event);font-weight:600}.ground{fill:var(--paper)}.on-outer{fill:var(--nest)}
.added{--line:var(--added);--event:var(--added)}.removed{--line:var(--removed);--event:var(--removed);--ink:var(--removed)}.changed{--line:var(--changed);--event:var(--changed)}
.added .box,.added .line,.changed .box,.changed .line,.removed .box,.removed .line{stroke-width:3}.removed .box,.removed .line{stroke-dasharray:3 4}.changed .box,.changed .line{stroke-dasharray:9 4}.removed text{text-decoration:line-through}
`

const textAt = (x: number, y: number, name: string, text: string) =>
  `<text x="${x}" y="${y}" class="${name}">${xmlText(text)}</text>`

const lineThrough = (points: readonly Point[]) =>
  `<path class="line" d="${roundedPath(points)}"/><path class="arrow" d="${arrowhead(points)}"/>`

/** The class of what has changed, and what it says to whoever hovers over it. */
const group = (change: Change | undefined, id: string, inside: string) =>
  change
    ? `<g class="${change}"><title>${xmlText(`${id === ROOT ? 'The machine itself' : id}: ${change}`)}</title>${inside}</g>`
    : `<g>${inside}</g>`

function stateShape({ kind, id }: GraphState, { x, y, width, height, texts }: DrawnState, isRegion: boolean) {
  const names = [
    'box',
    ...(kind === 'compound' || kind === 'parallel' ? ['outer'] : []),
    ...(id === ROOT ? ['root'] : []),
    ...(isRegion ? ['region'] : []),
  ]
  const radius = kind === 'history' ? width / 2 : id === ROOT ? 16 : 12
  return [
    `<rect class="${names.join(' ')}" x="${x + 1}" y="${y + 1}" width="${width - 2}" height="${height - 2}" rx="${radius}"/>`,
    ...(kind === 'final'
      ? [
          `<rect class="inner" x="${x + 5}" y="${y + 5}" width="${width - 10}" height="${height - 10}" rx="8"/>`,
        ]
      : []),
    ...texts.map((text) => textAt(text.x, text.y, text.variant, text.text)),
  ].join('')
}

function transitionShape({ points, branches, label }: DrawnTransition) {
  const { x, y, width, height, lines, guardFrom, inside } = label
  return [
    ...[points, ...branches].map(lineThrough),
    `<rect class="ground${inside === ROOT ? '' : ' on-outer'}" x="${x - 3}" y="${y}" width="${width + 6}" height="${height}" rx="4"/>`,
    ...lines.map((line, index) =>
      textAt(
        x,
        y + LABEL_BASELINE + index * type.label.line,
        `label${index < guardFrom ? ' event' : ''}`,
        line,
      ),
    ),
  ].join('')
}

/**
 * A drawing as a file that stands on its own, in light and dark. `changes` says of states and transitions what became of them:
 * they are drawn in a colour and with a line of their own.
 */
export function svgFile(
  { id, states, transitions }: MachineGraph,
  drawing: MachineDrawing,
  changes: ReadonlyMap<string, Change> = new Map(),
): string {
  const known = new Map(states.map((state) => [state.id, state]))
  const boxes = drawing.states.flatMap((box) => {
    const state = known.get(box.id)
    if (!state) return []
    const isRegion = known.get(state.parent ?? '')?.kind === 'parallel'
    return [group(changes.get(box.id), box.id, stateShape(state, box, isRegion))]
  })
  const starts = drawing.starts.map(({ points }) => {
    const dot = before(points, START_RADIUS)
    return `<g><circle class="dot" cx="${dot.x}" cy="${dot.y}" r="${START_RADIUS}"/>${lineThrough(points)}</g>`
  })
  const lines = drawing.transitions.map((drawn) =>
    group(changes.get(drawn.id), drawn.id, transitionShape(drawn)),
  )
  const title = `The machine ${id}: ${states.length - 1} states, ${transitions.length} transitions`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}" width="${drawing.width}" height="${drawing.height}" role="img" aria-label="${xmlText(title)}"><style>${sheet}</style>
${[...boxes, ...starts, ...lines].join('\n')}
</svg>
`
}
