import type { MachineSummary, MachinesContent } from '~/data/machines/machinePage'
import { coverageText } from '~/data/machines/machineWording'
import type { TrailStep } from '~/data/site/page'
import { Link } from '~/ui/kit/Link'
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
export function MachinesPage({
  content: { machines },
  trail,
}: {
  content: MachinesContent
  trail: readonly TrailStep[]
}) {
  const total = (of: keyof MachineSummary['counts']) =>
    machines.reduce((sum, { counts }) => sum + counts[of], 0)
  const coverage = totalCoverage(machines)
  return (
    <>
      <PageHead
        ground="night"
        trail={trail}
        title="State machines"
        lead="Whatever can change on this site, one of these machines decides it. Each page below is made from the machine that runs."
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
        <MachineTable machines={machines} isMeasured={machines.some((one) => one.coverage !== null)} />
      </Section>
    </>
  )
}

function MachineTable({
  machines,
  isMeasured,
}: {
  machines: readonly MachineSummary[]
  isMeasured: boolean
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Machine</th>
          <th scope="col">Specification</th>
          <th scope="col">States</th>
          <th scope="col">Events</th>
          <th scope="col">Transitions</th>
          {isMeasured && <th scope="col">Coverage</th>}
          <th scope="col">Runs on</th>
        </tr>
      </thead>
      <tbody>
        {machines.map(({ id, purpose, requirements, counts, coverage, pages }) => (
          <tr key={id}>
            <th scope="row">
              <Link href={`/machines/${id}`} reloadDocument className={styles.name ?? ''}>
                {id}
              </Link>
              <span className={styles.purpose}>{purpose}</span>
            </th>
            <td className={styles.wide}>
              <Label>Specification</Label> {requirements.join(', ') || '–'}
            </td>
            <td>
              <Label>States</Label> {counts.states}
            </td>
            <td>
              <Label>Events</Label> {counts.events}
            </td>
            <td>
              <Label>Transitions</Label> {counts.transitions}
            </td>
            {isMeasured && (
              <td>
                <Label>Coverage</Label> {coverageText(coverage)}
              </td>
            )}
            <td className={styles.wide}>
              <Label>Runs on</Label>
              <ul className={styles.pages}>
                {pages.map(({ label, path }) => (
                  <li key={label}>
                    <Link href={path}>{label}</Link>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The column's head, repeated where a narrow window shows each row as a card. */
const Label = ({ children }: { children: string }) => <span className={styles.label}>{children}</span>
