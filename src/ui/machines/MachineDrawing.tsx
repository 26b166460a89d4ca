import type {
  Box,
  MachineDrawing as Drawing,
  DrawnStart,
  DrawnState,
  DrawnTransition,
  Point,
} from 'machine-workbench/description/machineDrawing'
import {
  type GraphState,
  type GraphTransition,
  type MachineGraph,
  ROOT,
} from 'machine-workbench/description/machineGraph'
import { arrowhead, before, roundedPath } from 'machine-workbench/layout/drawingPaths'
import type { ReactNode } from 'react'
import styles from './MachineDrawing.module.css'

const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** Room at the right of a state's name, kept free by the layout. */
const mark = { width: 54, height: 19, inset: 9, baseline: 13.5 }

/** As the layout has measured it. */
const labelType = { baseline: 13, line: 17 }

const startRadius = 5

/** What '…' takes after an event that asks for a payload. */
const asksWidth = 14

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
  const { isRegion, stays } = factsOf(graph)
  return (
    <svg
      {...sheetOf(drawing)}
      className={styles.drawing}
      role="img"
      aria-label={`Drawing of the machine ${graph.id}`}
      aria-describedby={describedBy}
      focusable="false"
    >
      <Boxes graph={graph} drawing={drawing}>
        {(state, box) => (
          <g
            key={box.id}
            {...stateMarks(state)}
            className={classes(active.has(box.id) && styles.active, missed.has(box.id) && styles.missed)}
          >
            <StateShape state={state} box={box} isRegion={isRegion(state)} />
            {active.has(box.id) && <Now box={box} />}
          </g>
        )}
      </Boxes>
      <Starts drawing={drawing} />
      {drawing.transitions.map((drawn) => (
        <g
          key={drawn.id}
          data-transition={drawn.id}
          className={classes(
            stays(drawn.id) && styles.stays,
            drawn.id === last && styles.last,
            missed.has(drawn.id) && styles.missed,
          )}
        >
          <TransitionShape drawn={drawn} />
        </g>
      ))}
    </svg>
  )
}

/** What is drawn of a transition that could be taken now. */
interface DrawnWay {
  /** What brings it about: time draws it dotted. */
  means: 'event' | 'time' | 'end'
  /** Whether its event asks for a payload. */
  asks: boolean
}

/** The steps of a path that take one transition. */
export interface DrawnSteps {
  numbers: readonly number[]
  /** Whether they are done, shown now, or to come. */
  time: 'before' | 'now' | 'later'
}

export interface LiveDrawingProps extends Pick<MachineDrawingProps, 'graph' | 'drawing' | 'describedBy'> {
  /** Ids of the active states. */
  current: readonly string[]
  /** Ids of the transitions just taken. */
  taken: readonly string[]
  ways: {
    open: ReadonlyMap<string, DrawnWay>
    /** Transitions of the active states that nothing could bring about now, with the reason. */
    closed: ReadonlyMap<string, string>
  }
  /** The steps of an open path, by the transition that they take. */
  played: ReadonlyMap<string, DrawnSteps>
  /** Ids of what the tests did not take, where that is to be seen. */
  missed: readonly string[] | null
  /** What has the one tab stop of the drawing. */
  place: DrawnPlace
  onPress: (place: DrawnPlace) => void
  /** The focus has come to a place, by whatever way. */
  onVisit: (place: DrawnPlace) => void
}

type DrawnPlace = Readonly<{ kind: 'transition' | 'state'; id: string }>

/** The id of the element that stands for a place in the drawing. */
export const placeId = (kind: DrawnPlace['kind'], id: string) => `drawn-${kind}-${id}`

/** A drawing that is pressed and walked by keys: every transition and every state in it is a button. */
export function LiveDrawing({
  graph,
  drawing,
  describedBy,
  current,
  taken,
  ways,
  played,
  missed,
  place,
  onPress,
  onVisit,
}: LiveDrawingProps) {
  const untaken = new Set(missed)
  const { isRegion, stays, declared } = factsOf(graph)
  const active = new Set(current)
  const leaves = new Set(current.filter((id) => !current.some((other) => other.startsWith(`${id}.`))))
  const targets = new Set([...ways.open.keys()].flatMap((id) => declared(id)?.targets ?? []))
  const rank = (id: string) => (taken.includes(id) ? 2 : ways.open.has(id) ? 1 : 0)
  const pressable = (kind: DrawnPlace['kind'], id: string) => ({
    id: placeId(kind, id),
    role: 'button',
    tabIndex: place.kind === kind && place.id === id ? 0 : -1,
    onClick: () => onPress({ kind, id }),
    onFocus: () => onVisit({ kind, id }),
  })
  return (
    <svg
      {...sheetOf(drawing)}
      className={classes(styles.drawing, styles.live)}
      role="application"
      aria-roledescription="drawing"
      aria-label={`Drawing of the machine ${graph.id}`}
      aria-describedby={describedBy}
    >
      <Boxes graph={graph} drawing={drawing}>
        {(state, box) => (
          <g
            key={box.id}
            {...pressable('state', box.id)}
            {...stateMarks(state)}
            aria-label={stateName(state, box, leaves.has(box.id))}
            className={classes(
              active.has(box.id) && styles.active,
              leaves.has(box.id) && styles.now,
              targets.has(box.id) && styles.target,
              untaken.has(box.id) && styles.missed,
            )}
          >
            <StateShape state={state} box={box} isRegion={isRegion(state)} />
            {leaves.has(box.id) && <Now box={box} />}
            <Ring box={box} />
          </g>
        )}
      </Boxes>
      <Starts drawing={drawing} />
      {drawing.transitions
        .toSorted((a, b) => rank(a.id) - rank(b.id))
        .map((drawn) => {
          const way = ways.open.get(drawn.id)
          const isTaken = taken.includes(drawn.id)
          const steps = played.get(drawn.id)
          const marks = [
            ...(isTaken ? ['just taken'] : []),
            ...(steps ? ['step of the path'] : []),
            ...(untaken.has(drawn.id) ? ['not taken by the tests'] : []),
          ]
          const transition = declared(drawn.id)
          return (
            <g
              key={drawn.id}
              {...pressable('transition', drawn.id)}
              data-transition={drawn.id}
              data-way={way ? (isTaken ? 'taken open' : 'open') : isTaken ? 'taken' : undefined}
              data-means={way?.means}
              aria-disabled={!way}
              aria-label={
                transition &&
                edgeName(transition, drawn, { way, steps, reason: ways.closed.get(drawn.id), marks })
              }
              className={classes(
                stays(drawn.id) && styles.stays,
                way && styles.open,
                way?.means === 'time' && styles.timed,
                ways.closed.has(drawn.id) && styles.closed,
                steps && styles.onPath,
                isTaken && styles.last,
                untaken.has(drawn.id) && styles.missed,
              )}
            >
              {[drawn.points, ...drawn.branches].map((line) => (
                <path key={keyOf(line)} className={styles.hit} d={roundedPath(line)} />
              ))}
              <TransitionShape drawn={drawn} asks={way?.asks ?? false} />
              {steps && <Steps steps={steps} label={drawn.label} />}
              <Ring
                box={{
                  ...drawn.label,
                  x: drawn.label.x - 3,
                  width: drawn.label.width + 6 + (way?.asks ? asksWidth : 0),
                }}
              />
            </g>
          )
        })}
    </svg>
  )
}

/** What is drawn in its box comes first, so that whoever says it can press it: 'idle now, state closed.idle'. */
const stateName = ({ id }: GraphState, { texts }: DrawnState, isNow: boolean) =>
  `${texts.map(({ text }) => text).join(' ')}${isNow ? ' now' : ''}, ${id === ROOT ? 'the machine' : `state ${id}`}`

const numbersOf = ({ numbers }: DrawnSteps) => numbers.join(', ')

/** 'pointer.enter… [isMouse] 2: closed.idle to closed.pointing, asks what it carries, step of the path' */
function edgeName(
  { source, targets }: GraphTransition,
  { label: { lines } }: DrawnTransition,
  {
    way,
    steps,
    reason,
    marks,
  }: {
    way: DrawnWay | undefined
    steps: DrawnSteps | undefined
    reason: string | undefined
    marks: readonly string[]
  },
): string {
  const from = source === ROOT ? 'anywhere' : source
  const words = lines.map((line, index) => (way?.asks && index === 0 ? `${line}…` : line))
  const shown = [...words, ...(steps ? [numbersOf(steps)] : [])].join(' ')
  return [
    `${shown}: ${from} ${targets.length > 0 ? `to ${targets.join(' and ')}` : 'stays'}`,
    ...(way?.asks ? ['asks what it carries'] : []),
    ...(way?.means === 'time' ? ['lets the time pass'] : []),
    ...(reason === undefined ? [] : [`not now: ${reason}`]),
    ...marks,
  ].join(', ')
}

const sheetOf = ({ width, height }: Drawing) => ({ viewBox: `0 0 ${width} ${height}`, width, height })

function factsOf({ states, transitions }: MachineGraph) {
  const kinds = new Map(states.map(({ id, kind }) => [id, kind]))
  const declared = new Map(transitions.map((transition) => [transition.id, transition]))
  return {
    isRegion: ({ parent }: GraphState) => kinds.get(parent ?? '') === 'parallel',
    stays: (id: string) => declared.get(id)?.targets.length === 0,
    declared: (id: string) => declared.get(id),
  }
}

const stateMarks = ({ id, kind }: GraphState) => ({ 'data-state': id, 'data-kind': kind })

function Boxes({
  graph,
  drawing,
  children,
}: {
  graph: MachineGraph
  drawing: Drawing
  children: (state: GraphState, box: DrawnState) => ReactNode
}) {
  const states = new Map(graph.states.map((state) => [state.id, state]))
  return drawing.states.map((box) => {
    const state = states.get(box.id)
    return state && children(state, box)
  })
}

/** At the corner of a label: filled for what is done, dark for now, hollow for what is to come. */
function Steps({ steps, label: { x, y } }: { steps: DrawnSteps; label: Box }) {
  const text = numbersOf(steps)
  const width = Math.max(19, text.length * 7 + 8)
  return (
    <g className={styles.steps} data-time={steps.time}>
      <rect x={x - width + 2} y={y - 11} width={width} height={19} rx={9.5} />
      <text x={x + 2 - width / 2} y={y + 3} textAnchor="middle">
        {text}
      </text>
    </g>
  )
}

const Ring = ({ box: { x, y, width, height } }: { box: Box }) => (
  <rect className={styles.ring} x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx={10} />
)

function StateShape({
  state,
  box: { x, y, width, height, texts },
  isRegion,
}: {
  state: GraphState
  box: DrawnState
  isRegion: boolean
}) {
  const radius = state.kind === 'history' ? width / 2 : state.id === ROOT ? 16 : 12
  return (
    <>
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
          {`${text.text} `}
        </text>
      ))}
    </>
  )
}

/** The word at a state that is active, where the layout has kept room for it. */
const Now = ({ box: { x, y, width } }: { box: DrawnState }) => (
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
      now
    </text>
  </>
)

const Starts = ({ drawing }: { drawing: Drawing }) =>
  drawing.starts.map((start) => <Start key={start.state} start={start} />)

function Start({ start: { state, points } }: { start: DrawnStart }) {
  const dot = before(points, startRadius)
  return (
    <g data-start={state} className={styles.start}>
      <circle cx={dot.x} cy={dot.y} r={startRadius} />
      <Line points={points} />
    </g>
  )
}

const keyOf = (line: readonly Point[]) => line.map(({ x, y }) => `${x},${y}`).join(' ')

function TransitionShape({
  drawn: { points, branches, label },
  asks = false,
}: {
  drawn: DrawnTransition
  asks?: boolean
}) {
  return (
    <>
      {[points, ...branches].map((line) => (
        <Line key={keyOf(line)} points={line} />
      ))}
      <rect
        className={classes(styles.ground, label.inside !== ROOT && styles.onOuter)}
        x={label.x - 3}
        y={label.y}
        width={label.width + 6 + (asks ? asksWidth : 0)}
        height={label.height}
        rx={4}
      />
      {label.lines.map((line, index) => {
        const y = label.y + labelType.baseline + index * labelType.line
        return (
          <text key={y} className={index < label.guardFrom ? styles.event : styles.guard} x={label.x} y={y}>
            {`${line}${asks && index === 0 ? '…' : ''} `}
          </text>
        )
      })}
    </>
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
