import type { MachineContent } from '~/data/machines/machinePage'
import type { MachineSearch } from '~/data/machines/machineSearch'
import type { TrailStep } from '~/data/site/page'
import type { ShareActor } from '~/machines/share.machine'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import { CoverageLegend } from './CoverageLegend'
import { MachineExports } from './MachineExports'
import { MachineFacts } from './MachineFacts'
import styles from './MachinePage.module.css'
import { StateTree } from './StateTree'
import { TransitionTable } from './TransitionTable'

const parts = [
  { id: 'states', title: 'States' },
  { id: 'transitions', title: 'Transitions' },
  { id: 'exports', title: 'Take it along' },
] as const

/** One machine: first as a list that everybody can read, then as a table and as files. */
export function MachinePage({
  content: { machine, graph, uncovered },
  trail,
  search,
  share,
  onFormat,
  onCopy,
}: {
  content: MachineContent
  trail: readonly TrailStep[]
  search: MachineSearch
  share: ShareActor
  onFormat: (format: MachineSearch['format']) => void
  onCopy: (text: string) => void
}) {
  const { counts, coverage, pages, requirements, purpose } = machine
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
        lead="Each state with what it does, what may happen in it, and where that leads."
      >
        <StateTree graph={graph} uncovered={uncovered} />
      </Section>
      <Section
        id="transitions"
        ground="sand"
        title="Transitions"
        lead="Every way from one state to another. Two branches of a guard are two rows."
      >
        <CoverageLegend uncovered={uncovered} />
        <TransitionTable graph={graph} uncovered={uncovered} search={search} />
      </Section>
      <Section id="exports" title="Take it along" lead="The same machine for other tools.">
        <MachineExports
          graph={graph}
          purpose={purpose}
          format={search.format}
          share={share}
          onFormat={onFormat}
          onCopy={onCopy}
        />
      </Section>
    </>
  )
}
