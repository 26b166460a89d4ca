import { useSelector } from '@xstate/react'
import { useId, useMemo } from 'react'
import type { CourseBrief } from '~/data/courses/course'
import type { CourseSearch } from '~/data/courses/courseSearch'
import { FEATURED_COURSES } from '~/data/courses/limits'
import type { HomeTexts } from '~/data/home/home.page'
import { homeList } from '~/data/home/homeFinder'
import { isNarrowed } from '~/data/lists/asked'
import { selectCanReset } from '~/machines/filteredList.machine'
import { CourseCard } from '~/ui/courses/CourseCard'
import { Button, ButtonLink } from '~/ui/kit/Button'
import { Link } from '~/ui/kit/Link'
import { TextField } from '~/ui/kit/TextField'
import { WithoutScript } from '~/ui/kit/WithoutScript'
import { FacetSelect } from '~/ui/lists/FacetSelect'
import { TextNote } from '~/ui/lists/TextNote'
import { type ListAddress, useFound, useListing, useSearchBox } from '~/ui/lists/useListing'
import styles from './CourseFinderSection.module.css'

/** §2.13: three featured courses until something is asked; then the first that fit, with the way to all of them. */
export function CourseFinderSection({
  texts,
  courses,
  address,
  search,
}: {
  texts: HomeTexts['finder']
  courses: readonly CourseBrief[]
  address: ListAddress
  search: CourseSearch
}) {
  const list = useMemo(() => homeList(courses, search), [courses, search])
  const listing = useListing(list, { ...address, applies: 'atOnce' })
  const { actor } = listing
  const { asked, items, byText } = useFound(listing)
  const { input, form, onText } = useSearchBox(listing)
  const canReset = useSelector(actor, selectCanReset)
  const statusId = useId()
  const total = items.length
  const status = isNarrowed(asked)
    ? `${total} ${total === 1 ? 'course fits' : 'courses fit'}`
    : 'Featured courses'

  return (
    <section className={styles.section} aria-labelledby="course-finder" data-later data-queried>
      <div className={`page ${styles.inside}`}>
        <div className={styles.ask}>
          <h2 id="course-finder" className={styles.title}>
            {texts.heading}
          </h2>
          <p>{texts.text}</p>
          <WithoutScript>
            Choosing here needs JavaScript. <Link to="/categories">Our categories</Link> name every course.
          </WithoutScript>
          <search>
            <form action="/courses" className={styles.form} {...form}>
              <TextField label="Search courses" {...input} onChange={onText} />
              <FacetSelect listing={listing} facet="level" />
              <Button
                variant="secondary"
                aria-disabled={!canReset}
                onPress={() => actor.send({ type: 'filters.reset' })}
              >
                Clear
              </Button>
            </form>
          </search>
          <p id={statusId} role="status" className={styles.status}>
            {status}
          </p>
          <TextNote byText={byText} />
          <ButtonLink to="/courses" variant="quiet" iconAfter="arrow-right" className={styles.all ?? ''}>
            See all courses
          </ButtonLink>
        </div>
        {total > 0 ? (
          <ul className={styles.results} aria-labelledby={statusId}>
            {items.slice(0, FEATURED_COURSES).map((course) => (
              <li key={course.slug}>
                <CourseCard course={course} reason={byText?.because.get(course.slug)} />
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
