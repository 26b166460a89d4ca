import { useSelector } from '@xstate/react'
import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import {
  askedPaths,
  type MachinePath,
  type MachinePaths,
  namesOnPaths,
  nextOnPaths,
} from 'machine-workbench/description/machinePath'
import { stateWords, stepWords } from 'machine-workbench/description/simulationWords'
import { memo, Suspense, use, useId, useMemo } from 'react'
import { coverages, type MachineSearch } from '~/data/machines/machineSearch'
import { selectPath } from '~/machines/simulator.machine'
import { Notice } from '~/ui/kit/Notice'
import { Segments } from '~/ui/kit/Segments'
import { Select } from '~/ui/kit/Select'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { Reasons } from '../Unseen'
import styles from './Paths.module.css'
import { Player } from './Player'
import { namedAs, useBench } from './useBench'

interface PathsProps {
  search: MachineSearch
  onSearch: (search: MachineSearch) => void
}

const coverageLabels = { off: 'Off', model: 'Model', page: 'Pages' } as const

/** The paths that the tests take through the machine: what each covers, and each to be played in the drawing. */
/** By whose steps the drawing is marked: of a machine that no test knows, by nobody's. */
function CoverageChoice({ search, onSearch }: PathsProps) {
  const { coverage } = useBench().content.machine
  return (
    coverage && (
      <Segments
        label="Coverage in the drawing"
        isLabelShown
        segments={coverages.map((value) => ({ value, label: coverageLabels[value] }))}
        value={search.covered}
        onChoose={(covered) => onSearch({ ...search, covered })}
      />
    )
  )
}

export const Paths = ({
  paths,
  ...props
}: PathsProps & { paths: () => Promise<MachinePaths | undefined> }) => (
  <section className={styles.paths} aria-label="Paths">
    <CoverageChoice {...props} />
    <Suspense fallback={<p role="status">The paths are being fetched.</p>}>
      <Listed coming={paths()} {...props} />
    </Suspense>
  </section>
)

function Listed({ coming, ...props }: PathsProps & { coming: Promise<MachinePaths | undefined> }) {
  const paths = use(coming)
  if (!paths) return <p>This machine is newer than the page: load the page again.</p>
  return <PathList paths={paths} {...props} />
}

const kinds = [
  { kind: 'states', name: 'states' },
  { kind: 'transitions', name: 'transitions' },
  { kind: 'guards', name: 'guard outcomes' },
  { kind: 'events', name: 'events' },
  { kind: 'pairs', name: 'pairs of transitions' },
] as const

const groups = [
  { kind: 'states', label: 'States' },
  { kind: 'transitions', label: 'Transitions' },
  { kind: 'guards', label: 'Guards' },
  { kind: 'events', label: 'Events' },
  { kind: 'requirements', label: 'Requirements' },
] as const

const optionsOf = (ids: readonly string[]) => ids.map((id) => ({ value: id, label: id }))

function PathList({
  paths: { paths, totals, excused, failures = [] },
  search,
  onSearch,
}: PathsProps & { paths: MachinePaths }) {
  const { content, simulator } = useBench()
  const { graph } = content
  const opened = useSelector(simulator, selectPath)
  const names = useMemo(() => namesOnPaths(graph, paths), [graph, paths])
  const { through, next, listed } = useMemo(
    () => askedPaths(graph, paths, { through: search.through, next: search.next }),
    [graph, paths, search.through, search.next],
  )
  const followers = nextOnPaths(graph, paths, through)
  const isUnknown = through !== search.through || next !== search.next
  return (
    <>
      <p className={styles.count}>
        <strong>{paths.length}</strong> paths take{' '}
        {kinds
          .filter(({ kind }) => totals[kind].of > 0)
          .map(({ kind, name }, index, { length }) => (
            <span key={kind}>
              {index > 0 && (index === length - 1 ? ' and ' : ', ')}
              <strong>{totals[kind].taken}</strong> of {totals[kind].of} {name}
            </span>
          ))}
        .
      </p>
      <div className={styles.narrow}>
        <Select
          label="Through"
          name="through"
          value={through}
          options={[
            { value: '', label: 'Anything' },
            ...groups
              .filter(({ kind }) => names[kind].length > 0)
              .map(({ kind, label }) => ({ label, options: optionsOf(names[kind]) })),
          ]}
          onChange={(value) => onSearch({ ...search, through: value, next: '' })}
        />
        {followers.length > 0 && (
          <Select
            label="And right after it"
            name="next"
            value={next}
            options={[{ value: '', label: 'Anything' }, ...optionsOf(followers)]}
            onChange={(value) => onSearch({ ...search, through, next: value })}
          />
        )}
        <p role="status" className={styles.found}>
          {listed.length === paths.length ? `All ${paths.length}` : `${listed.length} of ${paths.length}`}
        </p>
      </div>
      {isUnknown && (
        <Notice icon="warning">No path leads through what the address names, so it narrows nothing.</Notice>
      )}
      <ol className={styles.list}>
        {listed.map((path) => (
          <PathRow key={path.run.path} path={path} isOpen={path.run.path === opened} />
        ))}
      </ol>
      {failures.length > 0 && (
        <details>
          <summary>What went wrong on the way</summary>
          <ul>
            {failures.map((failure) => (
              <li key={failure}>
                <pre className={styles.failure}>{failure}</pre>
              </li>
            ))}
          </ul>
        </details>
      )}
      {excused.length > 0 && (
        <details>
          <summary>What nothing can take, and why</summary>
          <Reasons reasons={excused} />
        </details>
      )}
    </>
  )
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`]

/** '1 transition and 3 pairs' */
const coverWords = ({ covers }: MachinePath) =>
  new Intl.ListFormat('en-AU').format([
    ...counted(covers.states.length, 'state', 'states'),
    ...counted(covers.transitions.length, 'transition', 'transitions'),
    ...counted(covers.guards.length, 'guard outcome', 'guard outcomes'),
    ...counted(covers.events.length, 'event', 'events'),
    ...counted(covers.pairs.length, 'pair', 'pairs'),
  ])

/** 'pointer.leave from menu.hovered': a path is called after its last step. */
function pathName({ transitions }: MachineGraph, { run: { steps }, stands, took }: MachinePath) {
  const last = steps.at(-1)
  if (!last) return 'At rest'
  const taken = transitions.find(({ id }) => id === took.at(-1)?.[0])
  return `${taken ? namedAs(taken) : `${stepWords(last)}, not taken,`} from ${stateWords(stands.at(-2) ?? [])}`
}

/** Of hundreds of rows, opening a path changes two. */
const PathRow = memo(function PathRow({ path, isOpen }: { path: MachinePath; isOpen: boolean }) {
  const { simulator, content } = useBench()
  const id = useId()
  const { scenarios } = content.trial
  const { run, stands, isPlayable } = path
  const { length } = run.steps
  const covers = coverWords(path)
  const start = scenarios.length > 1 && scenarios[run.scenario]?.name
  return (
    <li className={styles.row} data-open={isOpen}>
      <button
        type="button"
        className={styles.path}
        aria-current={isOpen ? 'true' : undefined}
        aria-disabled={!isPlayable}
        aria-describedby={`${id}-about`}
        onClick={() => isPlayable && afterPaint(() => simulator.send({ type: 'path.open', run }))}
      >
        <Trace stands={stands} />
        <span className={styles.name}>{pathName(content.graph, path)}</span>
        <span id={`${id}-about`} className={styles.about}>
          {start && `From ${start}: `}
          {length === 1 ? '1 step' : `${length} steps`} to {stateWords(stands.at(-1) ?? [])}.
          {covers && ` Adds ${covers}.`}
          {!isPlayable &&
            ' It cannot be played here: a function that the tests give the machine is another one.'}
        </span>
      </button>
      {isOpen && (
        <>
          {length > 0 && <Player />}
          <Covered path={path} />
        </>
      )}
    </li>
  )
})

/** What the open path is the first to take, by name. */
function Covered({ path: { covers } }: { path: MachinePath }) {
  const all = [
    ...covers.states,
    ...covers.transitions,
    ...covers.guards,
    ...covers.events,
    ...covers.pairs.map(([first, second]) => `${first}, then ${second}`),
  ]
  if (all.length === 0) return null
  return (
    <ul className={styles.covers} aria-label="What no path before it takes">
      {all.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}

const trace = { width: 62, height: 22, inset: 3 }

/** Where a path leads, from left to right; states that stand higher in the machine are higher. */
function Trace({ stands }: Pick<MachinePath, 'stands'>) {
  const { content } = useBench()
  const order = content.graph.states.map(({ id }) => id)
  const heights = stands.map(
    (ids) => ids.reduce((sum, id) => sum + order.indexOf(id), 0) / Math.max(1, ids.length),
  )
  const wide = (trace.width - 2 * trace.inset) / Math.max(1, stands.length - 1)
  const high = (trace.height - 2 * trace.inset) / Math.max(1, order.length - 1)
  const points = heights.map((height, index) => ({
    x: trace.inset + index * wide,
    y: trace.inset + height * high,
  }))
  const end = points.at(-1)
  return (
    <svg className={styles.trace} viewBox={`0 0 ${trace.width} ${trace.height}`} aria-hidden="true">
      <path className={styles.staff} d="M0 3h62M0 11h62M0 19h62" />
      <path
        className={styles.line}
        d={`M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`}
      />
      {end && <circle className={styles.end} cx={end.x} cy={end.y} r={3} />}
    </svg>
  )
}
