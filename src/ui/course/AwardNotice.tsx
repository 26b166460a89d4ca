import type { Course } from '~/data/courses/course'
import { Notice } from '~/ui/kit/Notice'

/** Nationally recognised training is told apart from what is not, and a superseded product says so. */
export function AwardNotice({
  course: { award, code, title },
}: {
  course: Pick<Course, 'award' | 'code' | 'title'>
}) {
  if (award.kind === 'short') {
    return (
      <Notice>
        <p>{award.note}</p>
      </Notice>
    )
  }
  return (
    <Notice icon={award.status === 'superseded' ? 'warning' : 'graduation'}>
      <p>
        <strong>Nationally recognised training.</strong> {code} {title}
        {award.aqf === null ? ', awarded as a statement of attainment.' : `, AQF level ${award.aqf}.`}
      </p>
      {award.status === 'superseded' && (
        <p>
          This product has been superseded{award.supersededBy && ` by ${award.supersededBy}`}. Ask us which
          version you would enrol in.
        </p>
      )}
      {award.status === 'unchecked' && <p>Check on the National Register that this product is current.</p>}
    </Notice>
  )
}
