import type { Course, UnitOfCompetency } from '~/data/courses/course'
import { unitsOnRegisterNote } from '~/data/courses/courseTerms'
import styles from './Subjects.module.css'

/** Core and elective units of a national product, or what a short course covers. */
export function Subjects({ course: { award, detail, features } }: { course: Course }) {
  if (award.kind === 'short') {
    return (
      <p>
        {detail
          ? `The course has ${detail.syllabus.length} modules: ${detail.syllabus.map(({ title }) => title).join(', ')}.`
          : `The course covers ${features.length} topics, listed above. It has no national units of competency.`}
      </p>
    )
  }
  if (award.coreUnits.length === 0) return <p>{unitsOnRegisterNote}</p>
  return (
    <>
      {award.unitsRequired && (
        <p>
          You complete {award.unitsRequired.total} units: {award.unitsRequired.core} core and{' '}
          {award.unitsRequired.elective} elective.
        </p>
      )}
      <Units title="Core units" units={award.coreUnits} />
      {award.electiveUnits.length > 0 && <Units title="Elective units" units={award.electiveUnits} />}
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
          {units.map(({ code, title: name }) => (
            <tr key={code}>
              <td>{code}</td>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
