import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { FEATURED_COURSES } from '~/data/courses/limits'
import type { HomeTexts } from '~/data/home/home.page'
import { findOnHome, type HomeCourse } from '~/data/home/homeFinder'
import {
  type CourseSearchActor,
  selectCanClear,
  selectIsFiltering,
  selectLevel,
  selectQuery,
} from '~/machines/courseSearch.machine'
import { CourseCard } from '~/ui/courses/CourseCard'
import { Button, ButtonLink } from '~/ui/kit/Button'
import { Select } from '~/ui/kit/Select'
import { TextField } from '~/ui/kit/TextField'
import styles from './CourseFinderSection.module.css'

/** §2.13: three featured courses until something is asked; then the first that fit, with the way to all of them. */
export function CourseFinderSection({
  texts,
  courses,
  search,
}: {
  texts: HomeTexts['finder']
  courses: readonly HomeCourse[]
  search: CourseSearchActor
}) {
  const query = useSelector(search, selectQuery)
  const level = useSelector(search, selectLevel)
  const isFiltering = useSelector(search, selectIsFiltering)
  const canClear = useSelector(search, selectCanClear)
  const statusId = useId()
  const { shown, total, levels } = findOnHome(courses, { query, level })
  const status = isFiltering ? `${total} ${total === 1 ? 'course fits' : 'courses fit'}` : 'Featured courses'

  return (
    <section className={styles.section} aria-labelledby="course-finder">
      <div className={`page ${styles.inside}`}>
        <div className={styles.ask}>
          <h2 id="course-finder" className={styles.title}>
            {texts.heading}
          </h2>
          <p>{texts.text}</p>
          <search className={styles.form}>
            <TextField
              label="Search courses"
              name="q"
              type="search"
              value={query}
              maxLength={80}
              onChange={(text) => search.send({ type: 'query.change', query: text })}
            />
            <Select
              label="Level"
              name="level"
              value={level ?? ''}
              onChange={(value) => search.send({ type: 'level.choose', level: value || null })}
              options={[
                { value: '', label: 'All levels' },
                ...levels.map((value) => ({ value, label: value })),
              ]}
            />
            <Button
              look="secondary"
              isDisabled={!canClear}
              onPress={() => search.send({ type: 'search.clear' })}
            >
              Clear
            </Button>
          </search>
          <p id={statusId} role="status" className={styles.status}>
            {status}
          </p>
          <ButtonLink href="/courses" look="quiet" iconAfter="arrow-right" className={styles.all ?? ''}>
            See all courses
          </ButtonLink>
        </div>
        {shown.length > 0 ? (
          <ul className={styles.results} aria-labelledby={statusId}>
            {shown.slice(0, FEATURED_COURSES).map((course) => (
              <li key={course.slug}>
                <CourseCard course={course} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>No courses found. Try adjusting your search or filters.</p>
        )}
      </div>
    </section>
  )
}
