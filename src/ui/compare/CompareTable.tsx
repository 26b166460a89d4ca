import { Fragment, useMemo } from 'react'
import type { ComparedCourse, CompareRow } from '~/data/courses/comparing'
import type { CourseCard } from '~/data/courses/course'
import { canMove, type Side, sides } from '~/data/site/columns'
import { Art } from '~/ui/kit/Art'
import { Button, ButtonLink, IconButton } from '~/ui/kit/Button'
import { CheckList } from '~/ui/kit/CheckList'
import { DataTable, type TableColumn } from '~/ui/kit/DataTable'
import styles from './CompareTable.module.css'

export type ShownRow = CompareRow & { differs: boolean }

/** One column per course. The first row of §2.14, the title, is the head of the table. */
export function CompareTable({
  courses,
  rows,
  onRemove,
  onMove,
}: {
  courses: readonly ComparedCourse[]
  rows: readonly ShownRow[]
  onRemove: (id: number) => void
  onMove: (id: number, side: Side) => void
}) {
  const columns = useMemo(
    (): TableColumn<ShownRow>[] => [
      {
        id: 'label',
        label: 'Title',
        cell: ({ label, differs }) => (
          <>
            {label}
            {differs && <span className={styles.mark}>Differs</span>}
          </>
        ),
      },
      ...courses.map((course) => ({
        id: String(course.id),
        label: course.title,
        cell: ({ read }: ShownRow) => <Value value={read(course)} />,
      })),
    ],
    [courses],
  )
  const order = courses.map(({ id }) => String(id))
  return (
    <DataTable
      caption={`${courses.map(({ title }) => title).join(', ')}, side by side`}
      columns={columns}
      rows={rows}
      order={order}
      head={(column) => {
        const course = courses.find(({ id }) => String(id) === column)
        return (
          course && (
            <CourseHead
              course={course}
              canMove={(side) => canMove(order, column, side)}
              onRemove={onRemove}
              onMove={onMove}
            />
          )
        )
      }}
      narrow="cards"
      className={styles.table}
    />
  )
}

/** The same two ways, where the courses stand one below the other. */
const upright = { left: 'up', right: 'down' } as const

function CourseHead({
  course: { id, slug, title, code, categoryId },
  canMove,
  onRemove,
  onMove,
}: {
  course: CourseCard
  canMove: (side: Side) => boolean
  onRemove: (id: number) => void
  onMove: (id: number, side: Side) => void
}) {
  return (
    <div className={styles.course} data-hue={categoryId}>
      <Art name={`course-${slug}`} className={styles.art} />
      <span className={styles.title}>{title}</span>
      <span className={styles.code}>{code}</span>
      <span className={styles.actions} data-print="hidden">
        <ButtonLink to="/courses/$course" params={{ course: slug }} size="small">
          View Course<span className="visually-hidden">: {title}</span>
        </ButtonLink>
        <Button variant="quiet" size="small" icon="close" onPress={() => onRemove(id)}>
          Remove<span className="visually-hidden">: {title}</span>
        </Button>
        {sides.some(canMove) && (
          <span className={styles.moves}>
            {sides.map((side) => {
              const button = {
                icon: `arrow-${side}`,
                'aria-disabled': !canMove(side),
                onPress: () => onMove(id, side),
              } as const
              return (
                <Fragment key={side}>
                  <IconButton {...button} label={`Move ${title} ${side}`} className={styles.sideways} />
                  <IconButton
                    {...button}
                    label={`Move ${title} ${upright[side]}`}
                    className={styles.upright}
                  />
                </Fragment>
              )
            })}
          </span>
        )}
      </span>
    </div>
  )
}

function Value({ value }: { value: string | readonly string[] }) {
  if (typeof value === 'string') return value
  return <CheckList className={styles.list} items={value} />
}
