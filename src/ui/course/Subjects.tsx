import type { Course, UnitOfCompetency } from '~/data/courses/course'
import { registerAddress } from '~/data/courses/registerStatus'
import { unitTextsOf } from '~/data/courses/unitTexts'
import { CheckList } from '~/ui/kit/CheckList'
import { Link } from '~/ui/kit/Link'
import styles from './Subjects.module.css'

/** Core and elective units of a national product, or what a short course covers. */
export function Subjects({ course: { award, code, detail, features } }: { course: Course }) {
  if (award.kind === 'short') {
    return (
      <p>
        {detail
          ? `The course has ${detail.syllabus.length} modules: ${detail.syllabus.map(({ title }) => title).join(', ')}.`
          : `The course covers ${features.length} topics, listed above. It has no national units of competency.`}
      </p>
    )
  }
  const { lead, lists, topics } = unitTextsOf(award, features)
  return (
    <>
      <p>{lead.join(' ')}</p>
      {lists.map(({ title, units }) => (
        <Units key={title} title={title} units={units} />
      ))}
      {topics.length > 0 && (
        <>
          <p>What you learn, by topic:</p>
          <CheckList className={styles.topics} items={topics} />
        </>
      )}
      <p>
        <Link href={registerAddress(code)}>{code} on the National Register</Link>
      </p>
    </>
  )
}

function Units({ title, units }: { title: string; units: readonly UnitOfCompetency[] }) {
  return (
    <div className={styles.wrapper}>
      <table className={styles.units}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Unit of competency</th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ code, title: name, note }) => (
            <tr key={code}>
              <td>{code}</td>
              <td>
                {name}
                {note && <span className={styles.note}>{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
