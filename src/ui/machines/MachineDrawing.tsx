import type {
  MachineDrawing as Drawing,
  DrawnStart,
  DrawnState,
  DrawnTransition,
  Point,
} from '~/data/machines/machineDrawing'
import { type GraphState, type MachineGraph, ROOT } from '~/data/machines/machineGraph'
import { arrowhead, before, roundedPath } from './drawingPaths'
import styles from './MachineDrawing.module.css'

const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** Room at the right of a state's name, kept free by the layout. */
const mark = { width: 54, height: 19, inset: 9, baseline: 13.5 }

/** As the layout has measured it. */
const labelType = { baseline: 13, line: 17 }

const startRadius = 5

export interface MachineDrawingProps {
  graph: MachineGraph
  drawing: Drawing
  /** Id of the element that says the same in words: the tree of states. */
  describedBy: string
  /** Ids of the states that are active. */
  current?: readonly string[]
  /** Id of the transition just taken. */
  last?: string | null
  /** Ids of the states and transitions that the model tests did not take; null if they have not run. */
  uncovered?: readonly string[] | null
}

/** A picture of a machine. Everything it shows also stands in words beside it, in the element that describes it. */
export function MachineDrawing({
  graph,
  drawing,
  describedBy,
  current = [],
  last = null,
  uncovered = null,
}: MachineDrawingProps) {
  const active = new Set(current)
  const missed = new Set(uncovered)
  const states = new Map(graph.states.map((state) => [state.id, state]))
  const staying = new Set(graph.transitions.filter(({ targets }) => targets.length === 0).map(({ id }) => id))
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width}
      height={drawing.height}
      role="img"
      aria-label={`Drawing of the machine ${graph.id}`}
      aria-describedby={describedBy}
      focusable="false"
    >
      {drawing.states.map((box) => {
        const state = states.get(box.id)
        if (!state) return null
        const isRegion = states.get(state.parent ?? '')?.kind === 'parallel'
        return (
          <State
            key={box.id}
            state={state}
            box={box}
            isRegion={isRegion}
            isActive={active.has(box.id)}
            isMissed={missed.has(box.id)}
          />
        )
      })}
      {drawing.starts.map((start) => (
        <Start key={start.state} start={start} />
      ))}
      {drawing.transitions.map((drawn) => (
        <Transition
          key={drawn.id}
          drawn={drawn}
          stays={staying.has(drawn.id)}
          isLast={drawn.id === last}
          isMissed={missed.has(drawn.id)}
        />
      ))}
    </svg>
  )
}

function State({
  state,
  box: { x, y, width, height, texts },
  isRegion,
  isActive,
  isMissed,
}: {
  state: GraphState
  box: DrawnState
  isRegion: boolean
  isActive: boolean
  isMissed: boolean
}) {
  const radius = state.kind === 'history' ? width / 2 : state.id === ROOT ? 16 : 12
  return (
    <g
      data-state={state.id}
      data-kind={state.kind}
      className={classes(isActive && styles.active, isMissed && styles.missed)}
    >
      <rect
        className={classes(
          styles.box,
          (state.kind === 'compound' || state.kind === 'parallel') && styles.outer,
          state.id === ROOT && styles.root,
          isRegion && styles.region,
        )}
        x={x + 1}
        y={y + 1}
        width={width - 2}
        height={height - 2}
        rx={radius}
      />
      {state.kind === 'final' && (
        <rect className={styles.inner} x={x + 5} y={y + 5} width={width - 10} height={height - 10} rx={8} />
      )}
      {texts.map((text) => (
        <text key={text.y} className={styles[text.variant]} x={text.x} y={text.y}>
          {text.text}
        </text>
      ))}
      {isActive && (
        <>
          <rect
            className={styles.mark}
            x={x + width - mark.width - mark.inset}
            y={y + mark.inset}
            width={mark.width}
            height={mark.height}
            rx={mark.height / 2}
          />
          <text
            className={styles.marked}
            x={x + width - mark.width / 2 - mark.inset}
            y={y + mark.inset + mark.baseline}
            textAnchor="middle"
          >
            current
          </text>
        </>
      )}
    </g>
  )
}

function Start({ start: { state, points } }: { start: DrawnStart }) {
  const dot = before(points, startRadius)
  return (
    <g data-start={state} className={styles.start}>
      <circle cx={dot.x} cy={dot.y} r={startRadius} />
      <Line points={points} />
    </g>
  )
}

function Transition({
  drawn: { id, points, branches, label },
  stays,
  isLast,
  isMissed,
}: {
  drawn: DrawnTransition
  stays: boolean
  isLast: boolean
  isMissed: boolean
}) {
  return (
    <g
      data-transition={id}
      className={classes(stays && styles.stays, isLast && styles.last, isMissed && styles.missed)}
    >
      {[points, ...branches].map((line) => (
        <Line key={line.map(({ x, y }) => `${x},${y}`).join(' ')} points={line} />
      ))}
      <rect
        className={classes(styles.ground, label.inside !== ROOT && styles.onOuter)}
        x={label.x - 3}
        y={label.y}
        width={label.width + 6}
        height={label.height}
        rx={4}
      />
      {label.lines.map((line, index) => {
        const y = label.y + labelType.baseline + index * labelType.line
        return (
          <text key={y} className={index < label.guardFrom ? styles.event : styles.guard} x={label.x} y={y}>
            {line}
          </text>
        )
      })}
    </g>
  )
}

function Line({ points }: { points: readonly Point[] }) {
  return (
    <>
      <path className={styles.line} d={roundedPath(points)} />
      <path className={styles.arrow} d={arrowhead(points)} />
    </>
  )
}
