import type { Course } from '~/data/courses/course'
import type { RegisterEntry } from '~/data/courses/registerStatus'
import { Link } from '~/ui/kit/Link'
import { Notice } from '~/ui/kit/Notice'

/** Nationally recognised training is told apart from what is not, with its place on the National Register. */
export function AwardNotice({
  course: { award, code, title },
  register,
}: {
  course: Pick<Course, 'award' | 'code' | 'title'>
  register: RegisterEntry | null
}) {
  if (award.kind === 'short' || !register) {
    return (
      <Notice>
        <p>{award.kind === 'short' && award.note}</p>
      </Notice>
    )
  }
  return (
    <Notice icon={register.isOpen ? 'graduation' : 'warning'}>
      <p>
        <strong>Nationally recognised training.</strong> {code} {title}
        {award.aqf === null ? ', awarded as a statement of attainment.' : `, AQF level ${award.aqf}.`}
      </p>
      <p>{register.sentences.join(' ')}</p>
      <p>
        <Link href={register.href}>{code} on the National Register</Link>
      </p>
    </Notice>
  )
}
