import { useId } from 'react'
import { comparisonFull } from '~/data/courses/comparisonAnswers'
import type { CourseCard } from '~/data/courses/course'
import { Button } from '~/ui/kit/Button'
import field from '~/ui/kit/Field.module.css'
import styles from './AddCourse.module.css'

/** A list and a button: choosing alone changes nothing, so that the keyboard can go through the list. */
export function AddCourse({
  courses,
  isFull,
  onAdd,
}: {
  courses: readonly Pick<CourseCard, 'id' | 'title' | 'code'>[]
  isFull: boolean
  onAdd: (id: number) => void
}) {
  const id = useId()
  const sorted = courses.toSorted((a, b) => a.title.localeCompare(b.title, 'en-AU'))
  return (
    <form
      className={styles.add}
      data-print="hidden"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = Number(new FormData(event.currentTarget).get('course'))
        if (!isFull && sorted.some((course) => course.id === chosen)) onAdd(chosen)
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        Add a course
      </h2>
      <div className={styles.row}>
        <div className={styles.field}>
          <label htmlFor={`${id}-course`}>Course</label>
          {/* Without a value of ours the browser starts again at the first course that is left. */}
          <select
            key={sorted.length}
            id={`${id}-course`}
            name="course"
            className={`${field.input} ${field.select}`}
          >
            {sorted.map((course) => (
              <option key={course.id} value={course.id}>
                {course.title} ({course.code})
              </option>
            ))}
          </select>
        </div>
        <Button
          type="submit"
          icon="plus"
          aria-disabled={isFull}
          {...(isFull && { 'aria-describedby': `${id}-full` })}
        >
          Add to comparison
        </Button>
      </div>
      <p role="status" id={`${id}-full`} className={styles.full}>
        {isFull && comparisonFull}
      </p>
    </form>
  )
}
