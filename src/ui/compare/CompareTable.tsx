import { useSelector } from '@xstate/react'
import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { type ComparedCourse, type CompareRow, coursesInView, markOf } from '~/data/courses/comparing'
import { canMove, type Side, sides } from '~/data/site/columns'
import { selectCanGoBack, selectCanGoOn, selectIndex, selectVisible } from '~/machines/carousel.machine'
import { Art } from '~/ui/kit/Art'
import { Button, ButtonLink, IconButton } from '~/ui/kit/Button'
import { CheckList } from '~/ui/kit/CheckList'
import { useSlides } from '~/ui/site/useSlides'
import styles from './CompareTable.module.css'

export type ShownRow = CompareRow & { differs: boolean }

const columnsOf = (region: HTMLElement) => region.querySelectorAll('thead th + th')

/**
 * One column per course, of which a narrow window shows two and scrolls to the third. What scrolls sideways cannot stay at
 * the top of the page, so what is seen of the heads of the columns stands before the table and follows it.
 */
export function CompareTable({
  courses,
  rows,
  onRemove,
  onMove,
}: {
  /** Their number stays the same. */
  courses: readonly ComparedCourse[]
  rows: readonly ShownRow[]
  onRemove: (id: number) => void
  onMove: (id: number, side: Side) => void
}) {
  const captionId = useId()
  const heads = useRef<HTMLUListElement>(null)
  const region = useRef<HTMLElement>(null)
  const count = courses.length
  const columns = useSlides(region, columnsOf, { count })
  const canGoBack = useSelector(columns, selectCanGoBack)
  const canGoOn = useSelector(columns, selectCanGoOn)
  const first = useSelector(columns, selectIndex)
  const visible = useSelector(columns, selectVisible)
  const isScrollable = canGoBack || canGoOn
  useLayoutEffect(() => followWhereStylesCannot(region.current, heads.current), [])
  const order = courses.map(({ id }) => id)

  return (
    <div className={styles.frame}>
      <div className={styles.compare} data-count={count}>
        <p role="status" className="visually-hidden">
          Columns: {courses.map(({ title }) => title).join(', ')}
        </p>
        {isScrollable && (
          <div className={styles.controls} data-print="hidden">
            <span className={styles.position} aria-live="polite">
              {coursesInView(first, visible, count)}
            </span>
            <IconButton
              icon="arrow-left"
              label="Previous course"
              aria-disabled={!canGoBack}
              onPress={() => columns.send({ type: 'slide.previous' })}
            />
            <IconButton
              icon="arrow-right"
              label="Next course"
              aria-disabled={!canGoOn}
              onPress={() => columns.send({ type: 'slide.next' })}
            />
          </div>
        )}
        <ul ref={heads} className={styles.heads} aria-label="Courses compared">
          {courses.map(({ id, slug, title, code, categoryId }) => (
            <li key={id} className={styles.head} data-hue={categoryId}>
              <Art name={`quill-${slug}`} viewBox="0 0 240 240" className={styles.art} />
              <span className={styles.title}>{title}</span>
              <span className={styles.code}>{code}</span>
            </li>
          ))}
        </ul>
        <section
          ref={region}
          className={styles.region}
          aria-labelledby={captionId}
          tabIndex={isScrollable ? 0 : undefined}
        >
          <table className={styles.table}>
            <caption id={captionId} className="visually-hidden">
              {courses.map(({ title }) => title).join(', ')}, side by side
            </caption>
            <thead>
              <tr>
                {['Title', ...courses.map(({ title }) => title)].map((head, index) => (
                  <th key={order[index - 1] ?? head} scope="col">
                    <span className="visually-hidden">{head}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <span className={styles.name}>{row.label}</span>
                  </th>
                  <Values row={row} courses={courses} />
                </tr>
              ))}
            </tbody>
            <tfoot data-print="hidden">
              <tr>
                <th scope="row">
                  <span className="visually-hidden">What to do</span>
                </th>
                {courses.map(({ id, slug, title }) => (
                  <td key={id} onFocus={showWhole}>
                    <div className={styles.actions}>
                      <ButtonLink to="/courses/$course" params={{ course: slug }} size="small">
                        View Course<span className="visually-hidden">: {title}</span>
                      </ButtonLink>
                      <Button variant="quiet" size="small" icon="close" onPress={() => onRemove(id)}>
                        Remove<span className="visually-hidden">: {title}</span>
                      </Button>
                      {count > 1 && (
                        <span className={styles.moves}>
                          {sides.map((side) => (
                            <IconButton
                              key={side}
                              icon={`arrow-${side}`}
                              label={`Move ${title} ${side}`}
                              aria-disabled={!canMove(order, id, side)}
                              onPress={() => onMove(id, side)}
                            />
                          ))}
                        </span>
                      )}
                    </div>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </section>
      </div>
    </div>
  )
}

/** What is the same for all stands once. */
function Values({ row, courses }: { row: ShownRow; courses: readonly ComparedCourse[] }): ReactNode {
  const [one] = courses
  if (one && courses.length > 1 && !row.differs)
    return (
      <td colSpan={courses.length}>
        <div className={styles.once}>
          <Value value={row.read(one)} />
          <span className={styles.why}>the same for {courses.length === 2 ? 'both' : 'all'}</span>
        </div>
      </td>
    )
  return courses.map((course) => {
    const mark = markOf(row, course, courses)
    return (
      <td key={course.id} data-decides={row.decides && true}>
        {mark ? (
          <>
            <span className={styles.marked}>
              <Value value={row.read(course)} />
            </span>{' '}
            <span className={styles.why}>{mark}</span>
          </>
        ) : (
          <Value value={row.read(course)} />
        )}
      </td>
    )
  })
}

function Value({ value }: { value: string | readonly string[] }) {
  if (typeof value === 'string') return value
  return <CheckList className={styles.list} items={value} />
}

/** A control at the edge of the window is seen in part, which is enough for the browser. A press must find it where it is. */
const showWhole = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Where no style can tie the heads to how far the region is scrolled, each step of it is copied. */
function followWhereStylesCannot(region: HTMLElement | null, heads: HTMLElement | null) {
  if (!region || !heads) return undefined
  const follow = () => {
    const column = heads.firstElementChild
    if (column && getComputedStyle(column).animationName === 'none') heads.scrollLeft = region.scrollLeft
  }
  region.addEventListener('scroll', follow, { passive: true })
  return () => region.removeEventListener('scroll', follow)
}
