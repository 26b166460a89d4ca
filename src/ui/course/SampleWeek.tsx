import type { Course } from '~/data/courses/course'
import type { CourseText } from '~/data/courses/courseText'
import { hasPaces, monthsAtPace, sampleHours, weekAtPace } from '~/data/courses/studyPace'
import { ScrolledTable } from '~/ui/kit/ScrolledTable'
import styles from './SampleWeek.module.css'

/** The unit stays with its number in a narrow column. */
const hoursOf = (hours: number) => `${hours}\u00a0h`

/** What one does in a usual week, and what becomes of it with fewer or more hours. A course of a day has its day. */
export function SampleWeek({ course, text }: { course: Course; text: CourseText }) {
  const { studyWeek } = course
  const weeks = sampleHours.map((hours) =>
    weekAtPace(
      text.week.map((part) => part.hours),
      hours,
    ),
  )
  return (
    <>
      <ol className={styles.week}>
        {text.week.map(({ when, what, hours }) => (
          <li key={when}>
            <h3>{when}</h3>
            <span className={styles.hours}>{hoursOf(hours)}</span>
            <p>{what}</p>
          </li>
        ))}
      </ol>
      {studyWeek && <p className={styles.plan}>{studyWeek.workedOutFrom}</p>}
      {studyWeek && hasPaces(course) && (
        <ScrolledTable label="The same week with other hours">
          <table className={styles.paces}>
            <caption>
              The same week with other hours, as a sample. Live sessions and placement keep their dates.
            </caption>
            <thead>
              <tr>
                <th scope="col">Part of the week</th>
                {sampleHours.map((hours) => (
                  <th key={hours} scope="col">
                    {hours} hours
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {text.week.map(({ when }, part) => (
                <tr key={when}>
                  <th scope="row">{when}</th>
                  {sampleHours.map((hours, pace) => (
                    <td key={hours}>{hoursOf(weeks[pace]?.[part] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Months to finish, about</th>
                {sampleHours.map((hours) => (
                  <td key={hours}>{monthsAtPace(course.duration, studyWeek.hours, hours)}</td>
                ))}
              </tr>
            </tfoot>
          </table>
        </ScrolledTable>
      )}
    </>
  )
}
