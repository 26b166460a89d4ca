import { useMemo } from 'react'
import type { CompareContent } from '~/data/courses/compare.page'
import { compareRows, coursesToCompare, decidingDifferences, differs } from '~/data/courses/comparing'
import { COMPARE_MAX } from '~/data/courses/limits'
import { moved } from '~/data/site/columns'
import { backToCourses, comparisonEmpty } from '~/data/site/messages'
import type { TrailStep } from '~/data/site/page'
import { type ComparisonActor, selectIds } from '~/machines/comparison.machine'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { ButtonLink } from '~/ui/kit/Button'
import { Checkbox } from '~/ui/kit/Checkbox'
import { EmptyState } from '~/ui/kit/EmptyState'
import { focusAtOnce } from '~/ui/kit/focusOn'
import { useHydratedSelector } from '~/ui/kit/useHydratedSelector'
import { AddCourse } from './AddCourse'
import styles from './ComparePage.module.css'
import { CompareTable } from './CompareTable'

const none: readonly number[] = []

/** §2.14: the courses of the address side by side. What differs between them is marked, or shown alone. */
export function ComparePage({
  path,
  content,
  trail,
  ids,
  onlyDifferences,
  comparison,
  onIds,
  onOnlyDifferences,
}: {
  /** Which of its two addresses the visitor is at. */
  path: '/compare' | '/courses/compare'
  content: CompareContent
  trail: readonly TrailStep[]
  ids: readonly number[]
  onlyDifferences: boolean
  comparison: ComparisonActor
  onIds: (ids: readonly number[]) => void
  onOnlyDifferences: (only: boolean) => void
}) {
  const selected = useHydratedSelector(comparison, selectIds, none)
  const courses = useMemo(() => coursesToCompare(content.courses, ids), [content.courses, ids])
  const rows = useMemo(
    () =>
      compareRows
        .filter(({ id }) => id !== 'title')
        .map((row) => ({ ...row, differs: differs(row, courses) })),
    [courses],
  )
  const shown = useMemo(
    () => (onlyDifferences && courses.length > 1 ? rows.filter((row) => row.differs) : rows),
    [rows, onlyDifferences, courses.length],
  )
  const shownIds = courses.map(({ id }) => id)
  const remaining = content.courses.filter(({ id }) => !shownIds.includes(id))
  const missing = ids.length - courses.length
  const notFound =
    missing > 0 &&
    `The link asks for ${missing === 1 ? 'a course' : `${missing} courses`} that we do not have. It may be mistyped or out of date.`
  const count = `${courses.length} ${courses.length === 1 ? 'course' : 'courses'}`

  return (
    <div>
      <div className={styles.head}>
        <div className={`page ${styles.headInside}`}>
          <Breadcrumb trail={trail} />
          <h1 className={styles.title}>Compare Courses</h1>
          <p className={styles.lead} role="status">
            {courses.length === 0
              ? `Put up to ${COMPARE_MAX} courses side by side.`
              : courses.length === 1
                ? `${count}. Add another to see where they differ.`
                : `${count} side by side. ${decidingDifferences(courses)}${shown.length < rows.length ? ' What is the same is hidden.' : ''}`}
            {courses.length > 0 && notFound && ` ${notFound}`}
          </p>
          {courses.length > 1 && (
            <div className={styles.only} data-print="hidden" data-queried>
              <Checkbox isSelected={onlyDifferences} onChange={onOnlyDifferences}>
                Show only what differs
              </Checkbox>
            </div>
          )}
        </div>
      </div>

      <div className={`page ${styles.body}`} data-queried>
        {courses.length === 0 ? (
          <EmptyState
            art="comparison"
            title={comparisonEmpty}
            text={`${notFound || 'The address of this page names no course.'} Press Compare on the courses you are interested in, or choose one here.`}
          >
            <ButtonLink to="/courses">{backToCourses}</ButtonLink>
            {selected.length > 0 && (
              <ButtonLink to={path} search={{ ids: [...selected] }} variant="secondary">
                Show the {selected.length} you selected
              </ButtonLink>
            )}
          </EmptyState>
        ) : (
          <>
            <CompareTable
              key={courses.length}
              courses={courses}
              rows={shown}
              onRemove={(id) => {
                onIds(shownIds.filter((one) => one !== id))
                // The button goes with its course. The new number of courses says itself.
                focusAtOnce(document.querySelector('main h1'))
              }}
              onMove={(id, side) => onIds(moved(shownIds, id, side))}
            />
            <p className={styles.note}>
              Prices are full fees in Australian dollars. No government-funded courses are offered.
            </p>
          </>
        )}
        <AddCourse
          courses={remaining}
          isFull={courses.length >= COMPARE_MAX}
          onAdd={(id) => onIds([...shownIds, id])}
        />
      </div>
    </div>
  )
}
