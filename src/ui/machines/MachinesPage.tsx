import { coverageText } from 'machine-workbench/description/machineWording'
import type { MachineCoverage, MachineSummary, MachinesContent } from '~/data/machines/machinePage'
import type { PageProps } from '~/data/site/page'
import { ButtonLink } from '~/ui/kit/Button'
import type { TableColumn } from '~/ui/kit/DataTable'
import { Link } from '~/ui/kit/Link'
import { LinkItems } from '~/ui/kit/LinkItems'
import { ArrangedTable } from '~/ui/sections/ArrangedTable'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import { MachineFacts } from './MachineFacts'
import styles from './MachinesPage.module.css'
import { anchorOf } from './Requirements'
import { WiringTable } from './WiringTable'

/** The shares of all transitions together, among the machines that the record of the tests knows. */
function totalCoverage(machines: readonly MachineSummary[]): MachineSummary['coverage'] {
  const total = { model: 0, page: 0 }
  let all = 0
  for (const { coverage, counts } of machines) {
    if (coverage === null) continue
    total.model += Math.round(coverage.model * counts.transitions)
    total.page += Math.round(coverage.page * counts.transitions)
    all += counts.transitions
  }
  return all ? { model: total.model / all, page: total.page / all } : null
}

/** Every machine of the site, with what it is for and how large it is. */
export function MachinesPage({ content: { machines, wiring }, trail }: PageProps<MachinesContent>) {
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
      >
        <ButtonLink to="/machines/open" variant="secondary" icon="upload">
          Open your own machine
        </ButtonLink>
      </PageHead>
      <MachineFacts
        machines={machines.length}
        counts={{ states: total('states'), events: total('events'), transitions: total('transitions') }}
        coverage={coverage}
      />
      <Section
        title="All machines"
        lead="Of all transitions of a machine: what the model tests took, and what was seen on the pages that ship while the browser tests used them. What was not seen has its reason on the machine’s page."
      >
        <ArrangedTable
          caption="What each machine is for, its size and its pages"
          columns={columns}
          rows={machines}
          narrow="cards"
          className={styles.table}
        />
      </Section>
      <Section
        id="wiring"
        ground="sand"
        title="Wiring"
        lead="On which pages which machine runs, what it hears there, and where it leads: as the browser tests saw it."
      >
        <WiringTable routes={wiring} />
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
    cell: ({ id, requirements }) =>
      requirements.length === 0
        ? '–'
        : requirements.map((section, index) => (
            <span key={section}>
              {index > 0 && ', '}
              <Link to="/machines/$id" params={{ id }} hash={anchorOf(section)} reloadDocument>
                {section}
              </Link>
            </span>
          )),
  },
  figure('States', ({ counts }) => counts.states),
  figure('Events', ({ counts }) => counts.events),
  figure('Transitions', ({ counts }) => counts.transitions),
  share('By the models', 'model'),
  share('On pages', 'page'),
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

function share(label: string, of: keyof MachineCoverage): TableColumn<MachineSummary> {
  return {
    ...figure(label, ({ coverage }) => coverage?.[of] ?? 0),
    cell: ({ coverage }) => (coverage ? coverageText(coverage[of]) : '–'),
  }
}

function figure(label: string, read: (machine: MachineSummary) => number): TableColumn<MachineSummary> {
  return { id: label, label, sortBy: read, cell: read, isFigure: true }
}
