import {
  type GraphState,
  ROOT,
  statesIn,
  textsOf,
  transitionsFrom,
} from 'machine-workbench/description/machineGraph'
import { kindOf, stateAnchor, stateTitle } from 'machine-workbench/description/machineWording'
import type { ComponentProps } from 'react'
import type { MachineContent } from '~/data/machines/machinePage'
import { Facts } from '~/ui/kit/Facts'
import { CoverageMark } from './CoverageLegend'
import { LineLink } from './MachineSourceCode'
import { RequirementLinks } from './Requirements'
import styles from './StateTree.module.css'
import { type TransitionContent, TransitionLine } from './TransitionLine'

const headings = ['h3', 'h3', 'h4', 'h5', 'h6'] as const

const Names = ({ names }: { names: readonly string[] }) =>
  names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one action may stand twice, and the order never changes.
    <span key={index}>
      {index > 0 && ', '}
      <code>{name}</code>
    </span>
  ))

export function StateFacts({ state, sections }: { state: GraphState } & Pick<MachineContent, 'sections'>) {
  const { entry, exit, invoked, tags, requirements } = state
  const named: readonly (readonly [string, readonly string[]])[] = [
    ['On entry', textsOf(entry)],
    ['On exit', textsOf(exit)],
    ['Runs meanwhile', invoked.map(({ id, source }) => (id === source ? id : `${id} (${source})`))],
    ['Tags', tags],
  ]
  const rows: ComponentProps<typeof Facts>['rows'] = [
    ...named.map(([label, names]) => [label, names.length > 0 && <Names names={names} />] as const),
    ['Requirements', requirements.length > 0 && <RequirementLinks ids={requirements} sections={sections} />],
  ]
  const known = rows.filter(([, value]) => value)
  return known.length > 0 && <Facts className={styles.facts} rows={known} />
}

function StateItem({
  state,
  depth,
  uncovered,
  content,
}: {
  state: GraphState
  depth: number
  uncovered: ReadonlySet<string>
  content: TransitionContent
}) {
  const { graph, source } = content
  const Heading = headings[depth] ?? 'h6'
  const transitions = transitionsFrom(graph, state.id)
  const inner = state.id === ROOT ? [] : statesIn(graph, state.id)
  return (
    <li className={styles.state} data-kind={state.kind}>
      <div className={styles.head}>
        <Heading id={stateAnchor(state.id)} className={styles.name} tabIndex={-1}>
          {state.id === ROOT ? stateTitle(ROOT) : <code>{state.name}</code>}
        </Heading>
        {state.isInitial && <span className={styles.initial}>starts here</span>}
        {state.id !== ROOT && <span className={styles.kind}>{kindOf(state)}</span>}
        {uncovered.has(state.id) && <CoverageMark isCovered={false} />}
        <LineLink line={source.states[graph.states.indexOf(state)] ?? 1} />
      </div>
      {state.description && <p className={styles.description}>{state.description}</p>}
      <StateFacts state={state} sections={content.sections} />
      {transitions.length > 0 && (
        <ul className={styles.transitions} aria-label={`Transitions of ${stateTitle(state.id)}`}>
          {transitions.map((transition) => (
            <li key={transition.id}>
              <TransitionLine
                transition={transition}
                isMissed={uncovered.has(transition.id)}
                content={content}
              />
            </li>
          ))}
        </ul>
      )}
      {inner.length > 0 && (
        <ul className={styles.states} aria-label={`States in ${state.id}`}>
          {inner.map((one) => (
            <StateItem key={one.id} state={one} depth={depth + 1} uncovered={uncovered} content={content} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** The whole machine as nested headings and lists: everything its drawing shows, and what a drawing has no room for. */
export function StateTree({ content }: { content: TransitionContent & Pick<MachineContent, 'uncovered'> }) {
  const { graph, uncovered } = content
  const parts = { content, uncovered: new Set(uncovered) }
  const [root] = graph.states
  const hasOwn =
    root &&
    (transitionsFrom(graph, ROOT).length > 0 ||
      root.entry.length + root.exit.length + root.invoked.length > 0)
  return (
    <ul className={styles.tree}>
      {hasOwn && <StateItem {...parts} state={root} depth={0} />}
      {statesIn(graph, ROOT).map((state) => (
        <StateItem key={state.id} {...parts} state={state} depth={1} />
      ))}
    </ul>
  )
}
