import { useDeferredValue, useSyncExternalStore } from 'react'
import type { MachineContent } from '~/data/machines/machinePage'
import { machineLink, type TransitionOrder } from '~/data/machines/machineSearch'
import type { PageProps } from '~/data/site/page'
import type { ShareActor } from '~/machines/share.machine'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { Section } from '~/ui/sections/Section'
import { Bench } from './bench/Bench'
import type { BenchProps } from './bench/BenchRoom'
import { CoverageLegend } from './CoverageLegend'
import { MachineExports } from './MachineExports'
import { MachineFacts } from './MachineFacts'
import styles from './MachinePage.module.css'
import { MachineSourceCode } from './MachineSourceCode'
import { Requirements } from './Requirements'
import { StateTree } from './StateTree'
import { TransitionTable } from './TransitionTable'
import { Unseen } from './Unseen'
import { WiringTable } from './WiringTable'

const parts = [
  { id: 'states', title: 'States' },
  { id: 'transitions', title: 'Transitions' },
  { id: 'requirements', title: 'Requirements' },
  { id: 'pages', title: 'On pages' },
  { id: 'source', title: 'Source' },
  { id: 'exports', title: 'Take it along' },
] as const

const neverChanges = () => no
const no = () => false
const yes = () => true

/** One machine: to be looked at, pressed and walked in one screen, and below as a document: its states, its transitions, its pages, and files. */
export function MachinePage({
  content,
  trail,
  search,
  share,
  onCopy,
  onOrder,
  onSearch,
  onRun,
  onCopyFile,
  onDownload,
  paths,
}: PageProps<MachineContent> & {
  share: ShareActor
  onCopy: (text: string) => void
  onOrder: (order: TransitionOrder) => void
} & BenchProps) {
  const { machine, graph, sections, uncovered, unseen, wiring, source } = content
  const { counts, coverage, pages, purpose } = machine
  // React asks for the third while prerendering and hydrating, for the second where it draws the page itself.
  const isPrerendered = useSyncExternalStore(neverChanges, no, yes)
  // Where the page is not prerendered, what stands below the drawing follows in later frames: the drawing is there sooner.
  const isBelowDrawn = useDeferredValue(true, isPrerendered)
  return (
    <>
      <header className={styles.head}>
        <Breadcrumb trail={trail} />
        <div className={styles.title}>
          <h1 className={styles.name}>{machine.id}</h1>
          <p className={styles.purpose}>
            {purpose}
            {sections.length > 0 && (
              <span className={styles.requirements}> {sections.map(({ id }) => id).join(', ')}</span>
            )}
          </p>
        </div>
        <a href="#below" className={styles.below}>
          In words, source and files
        </a>
      </header>
      <Bench
        content={content}
        search={search}
        onSearch={onSearch}
        onRun={onRun}
        onCopyFile={onCopyFile}
        onDownload={onDownload}
        paths={paths}
      />
      <nav
        id="below"
        tabIndex={-1}
        aria-label="On this page"
        className={`page ${styles.contents}`}
        data-print="hidden"
      >
        <ul className={styles.jumpList}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <MachineFacts counts={counts} coverage={coverage} pages={pages} />
      <Section
        id="states"
        title="States"
        ground="sand"
        lead="Each state with what it does, what may happen in it, where that leads, and what a screen reader hears of it. Where that is not said, the focus stays and nothing is announced."
      >
        <CoverageLegend uncovered={uncovered} />
        <StateTree content={content} />
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
        id="requirements"
        title="Requirements"
        ground="sand"
        lead="What the site has to do that this machine answers for, and the transitions that show it on a page."
      >
        {isBelowDrawn && <Requirements graph={graph} sections={sections} />}
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
        id="source"
        title="Source"
        lead={
          <>
            The file <code className={styles.file}>{source.file}</code>, as it was when this site was built.
          </>
        }
      >
        {isBelowDrawn && <MachineSourceCode source={source} />}
      </Section>
      <Section id="exports" title="Take it along" lead="The same machine for other tools.">
        {isBelowDrawn && (
          <MachineExports
            graph={graph}
            purpose={purpose}
            search={search}
            linkTo={(view) => machineLink(graph.id, view)}
            share={share}
            onCopy={onCopy}
          />
        )}
      </Section>
    </>
  )
}
