import { useDeferredValue, useSyncExternalStore } from 'react'
import type { MachineContent } from '~/data/machines/machinePage'
import type { MachineSearch, TransitionOrder } from '~/data/machines/machineSearch'
import type { PageProps } from '~/data/site/page'
import type { ShareActor } from '~/machines/share.machine'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import { CoverageLegend } from './CoverageLegend'
import { DrawingViewer } from './DrawingViewer'
import { LazySimulator } from './LazySimulator'
import { MachineDrawing } from './MachineDrawing'
import { MachineExports } from './MachineExports'
import { MachineFacts } from './MachineFacts'
import styles from './MachinePage.module.css'
import { StateTree } from './StateTree'
import { TransitionTable } from './TransitionTable'
import { Unseen } from './Unseen'
import { WiringTable } from './WiringTable'

const parts = [
  { id: 'states', title: 'States' },
  { id: 'drawing', title: 'Drawing' },
  { id: 'transitions', title: 'Transitions' },
  { id: 'pages', title: 'On pages' },
  { id: 'simulator', title: 'Simulator' },
  { id: 'exports', title: 'Take it along' },
] as const

const neverChanges = () => no
const no = () => false
const yes = () => true

/** One machine: first as a list that everybody can read, then drawn, as a table, to be tried out, and as files. */
export function MachinePage({
  content,
  trail,
  search,
  share,
  onCopy,
  onOrder,
  onRun,
}: PageProps<MachineContent> & {
  search: MachineSearch
  share: ShareActor
  onCopy: (text: string) => void
  onOrder: (order: TransitionOrder) => void
  /** A run of the simulator for the address, or null if it is too long for one. */
  onRun: (run: string | null) => void
}) {
  const { machine, graph, drawing, uncovered, unseen, wiring, heard } = content
  const { counts, coverage, pages, requirements, purpose } = machine
  // React asks for the third while prerendering and hydrating, for the second where it draws the page itself.
  const isPrerendered = useSyncExternalStore(neverChanges, no, yes)
  // Where the page is not prerendered, what stands below the drawing follows in later frames: the drawing is there sooner.
  const isBelowDrawn = useDeferredValue(true, isPrerendered)
  return (
    <>
      <PageHead
        ground="night"
        trail={trail}
        over={<span>State machine{requirements.length > 0 && ` for ${requirements.join(', ')}`}</span>}
        title={machine.id}
        lead={purpose}
      >
        <nav aria-label="On this page">
          <ul className={styles.jumpList}>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <MachineFacts counts={counts} coverage={coverage} pages={pages} />
      <Section
        id="states"
        title="States"
        lead="Each state with what it does, what may happen in it, where that leads, and what a screen reader hears of it. Where that is not said, the focus stays and nothing is announced."
      >
        <StateTree graph={graph} uncovered={uncovered} heard={heard} />
      </Section>
      <Section
        id="drawing"
        ground="sand"
        title="Drawing"
        lead={<p id="drawing-words">What it shows also stands in words in the list of states above.</p>}
      >
        <DrawingViewer label={`Drawing of ${graph.id}`}>
          <MachineDrawing graph={graph} drawing={drawing} describedBy="drawing-words" uncovered={uncovered} />
        </DrawingViewer>
        <CoverageLegend uncovered={uncovered} />
      </Section>
      <Section
        id="transitions"
        title="Transitions"
        lead="Every way from one state to another. Two branches of a guard are two rows."
      >
        {isBelowDrawn && (
          <TransitionTable graph={graph} uncovered={uncovered} order={search.sort} onOrder={onOrder} />
        )}
      </Section>
      <Section
        id="pages"
        title="On pages"
        lead="What the browser tests saw of this machine on the pages that ship: where it runs, what it hears there, and where it leads."
      >
        {isBelowDrawn && (
          <>
            <WiringTable routes={wiring} isOfOneMachine />
            <Unseen unseen={unseen} />
          </>
        )}
      </Section>
      <Section
        id="simulator"
        ground="sand"
        title="Simulator"
        lead="Try the machine out: it decides here as it does on its pages."
      >
        {isBelowDrawn && (
          <LazySimulator
            content={content}
            run={search.run}
            onLink={onRun}
            drawing={({ current, last }) => (
              <DrawingViewer label={`Drawing of ${graph.id} as it is now`}>
                <MachineDrawing
                  graph={graph}
                  drawing={drawing}
                  describedBy="drawing-words"
                  current={current}
                  last={last}
                />
              </DrawingViewer>
            )}
          />
        )}
      </Section>
      <Section id="exports" title="Take it along" lead="The same machine for other tools.">
        {isBelowDrawn && (
          <MachineExports graph={graph} purpose={purpose} search={search} share={share} onCopy={onCopy} />
        )}
      </Section>
    </>
  )
}
