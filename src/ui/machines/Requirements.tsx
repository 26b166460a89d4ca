import type { GraphTransition, MachineGraph } from 'machine-workbench/description/machineGraph'
import { stateAnchor, stateTitle } from 'machine-workbench/description/machineWording'
import type { AnsweredSection, MachineContent } from '~/data/machines/machinePage'
import styles from './Requirements.module.css'

/** The id of a section or a statement on the page of a machine. */
export const anchorOf = (id: string) => id.replace('§', 'section-')

/** The sections and statements that something names, each where it is told on the page; of a machine that was opened, none is. */
export const RequirementLinks = ({
  ids,
  sections,
}: { ids: readonly string[] } & Pick<MachineContent, 'sections'>) => {
  const known = new Set(sections.flatMap(({ id, statements }) => [id, ...statements.map((one) => one.id)]))
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      {known.has(id) ? <a href={`#${anchorOf(id)}`}>{id}</a> : id}
    </span>
  ))
}

/** The transitions that show a statement: the event of each, with its guard and the state in which it happens. */
const Shown = ({ transitions }: { transitions: readonly GraphTransition[] }) => (
  <p className={styles.shown}>
    Shown by{' '}
    {transitions.map(({ id, label, guard, source }, index) => (
      <span key={id}>
        {index > 0 && (index === transitions.length - 1 ? ' and ' : ', ')}
        <code>{label}</code>
        {guard && (
          <>
            {' if '}
            <code>{guard.text}</code>
          </>
        )}
        {' in '}
        <a href={`#${stateAnchor(source)}`}>{stateTitle(source)}</a>
      </span>
    ))}
  </p>
)

/** What a machine answers for, section by section, and how that is seen. */
export const Requirements = ({
  graph: { id: machine, transitions },
  sections,
}: {
  graph: MachineGraph
  sections: readonly AnsweredSection[]
}) =>
  sections.length === 0 ? (
    <p>The requirements do not speak of what {machine} does: the site has it besides.</p>
  ) : (
    <ul className={styles.sections}>
      {sections.map(({ id, title, statements }) => (
        <li key={id} className={styles.section}>
          <h3 id={anchorOf(id)} tabIndex={-1} className={styles.title}>
            {id.replace('§', '')} {title}
          </h3>
          {statements.length === 0 && <p className={styles.shown}>The machine answers for it as a whole.</p>}
          {statements.length > 0 && (
            <ul className={styles.statements}>
              {statements.map((statement) => (
                <li key={statement.id} id={anchorOf(statement.id)} tabIndex={-1}>
                  <p>
                    <strong>{statement.id}</strong> {statement.text}
                  </p>
                  <Shown
                    transitions={transitions.filter(({ requirements }) =>
                      requirements.includes(statement.id),
                    )}
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
