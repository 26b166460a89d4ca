import type { MachineSummary, MachinesContent } from '~/data/machines/machinePage'
import { coverageText } from '~/data/machines/machineWording'
import type { PageProps } from '~/data/site/page'
import type { TableColumn } from '~/ui/kit/DataTable'
import { Link } from '~/ui/kit/Link'
import { LinkItems } from '~/ui/kit/LinkItems'
import { ArrangedTable } from '~/ui/sections/ArrangedTable'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import { MachineFacts } from './MachineFacts'
import styles from './MachinesPage.module.css'

/** The share of all transitions that the last run took; null as long as one machine is not measured. */
function totalCoverage(machines: readonly MachineSummary[]): number | null {
  let taken = 0
  let all = 0
  for (const { coverage, counts } of machines) {
    if (coverage === null) return null
    taken += Math.round(coverage * counts.transitions)
    all += counts.transitions
  }
  return all ? taken / all : null
}

/** Every machine of the site, with what it is for and how large it is. */
export function MachinesPage({ content: { machines }, trail }: PageProps<MachinesContent>) {
  const total = (of: keyof MachineSummary['counts']) =>
    machines.reduce((sum, { counts }) => sum + counts[of], 0)
  const coverage = totalCoverage(machines)
  return (
    <>
      <PageHead
        ground="night"
        trail={trail}
        title="State machines"
        lead="The forms, filters, menus, wizards and messages of this site follow these machines; which page is open, and which tab of it, stands in the address. Each page below is made from the machine that runs."
      />
      <MachineFacts
        machines={machines.length}
        counts={{ states: total('states'), events: total('events'), transitions: total('transitions') }}
        coverage={coverage}
      />
      <Section
        title="All machines"
        lead={
          coverage === null
            ? 'How much of them the model tests cover is not measured in this build.'
            : 'Coverage is what the last run of the model tests took of all transitions.'
        }
      >
        <ArrangedTable
          caption="What each machine is for, its size and its pages"
          columns={machines.some((one) => one.coverage !== null) ? columns : columnsUnmeasured}
          rows={machines}
          narrow="cards"
          className={styles.table}
        />
      </Section>
    </>
  )
}

const columns: readonly TableColumn<MachineSummary>[] = [
  {
    id: 'machine',
    label: 'Machine',
    sortBy: ({ id }) => id,
    cell: ({ id, purpose }) => (
      <>
        <Link to="/machines/$id" params={{ id }} reloadDocument className={styles.name ?? ''}>
          {id}
        </Link>
        <span className={styles.purpose}>{purpose}</span>
      </>
    ),
  },
  {
    id: 'requirements',
    label: 'Requirements',
    sortBy: ({ requirements }) => requirements.join(),
    cell: ({ requirements }) => requirements.join(', ') || '–',
  },
  figure('States', ({ counts }) => counts.states),
  figure('Events', ({ counts }) => counts.events),
  figure('Transitions', ({ counts }) => counts.transitions),
  {
    ...figure('Coverage', ({ coverage }) => coverage ?? 0),
    cell: ({ coverage }) => coverageText(coverage),
  },
  {
    id: 'pages',
    label: 'Runs on',
    cell: ({ pages }) => (
      <ul className={styles.pages}>
        <LinkItems links={pages} />
      </ul>
    ),
  },
]
const columnsUnmeasured = columns.filter(({ id }) => id !== 'Coverage')

function figure(label: string, read: (machine: MachineSummary) => number): TableColumn<MachineSummary> {
  return { id: label, label, sortBy: read, cell: read, isFigure: true }
}
