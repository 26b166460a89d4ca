import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { CompareRow } from '~/data/courses/comparing'
import type { CourseCard } from '~/data/courses/course'
import { Art } from '~/ui/kit/Art'
import { Button, ButtonLink } from '~/ui/kit/Button'
import { Icon } from '~/ui/kit/Icon'
import styles from './CompareTable.module.css'

export type ShownRow = CompareRow & { differs: boolean }

const features = tableFeatures({})
const columnHelper = createColumnHelper<typeof features, ShownRow>()

/** One column per course. The first row of §2.14, the title, is the head of the table. */
export function CompareTable({
  courses,
  rows,
  onRemove,
}: {
  courses: readonly CourseCard[]
  rows: readonly ShownRow[]
  onRemove: (id: number) => void
}) {
  const columns = useMemo(
    () =>
      columnHelper.columns([
        columnHelper.accessor('label', {
          header: 'Title',
          cell: ({ row }) => <RowLabel row={row.original} count={courses.length} />,
        }),
        ...courses.map((course) =>
          columnHelper.display({
            id: String(course.id),
            header: () => course.title,
            cell: ({ row }) => <Value value={row.original.read(course)} />,
          }),
        ),
      ]),
    [courses],
  )
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({ features, columns, data })

  return (
    <section
      className={styles.region}
      aria-label="Comparison of courses"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">
          {courses.map(({ title }) => title).join(', ')}, side by side
        </caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const course = courses.find(({ id }) => String(id) === header.column.id)
                return (
                  <th key={header.id} scope="col" data-hue={course?.categoryId}>
                    {course ? (
                      <CourseHead course={course} onRemove={onRemove}>
                        <table.FlexRender header={header} />
                      </CourseHead>
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </th>
                )
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.original.id} className={row.original.differs ? styles.differs : undefined}>
              {row.getAllCells().map((cell) => {
                const course = courses.find(({ id }) => String(id) === cell.column.id)
                return course ? (
                  <td key={cell.id}>
                    <span className={styles.of}>{course.title}</span>
                    <table.FlexRender cell={cell} />
                  </td>
                ) : (
                  <th key={cell.id} scope="row">
                    <table.FlexRender cell={cell} />
                  </th>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function CourseHead({
  course: { id, slug, title, code },
  onRemove,
  children,
}: {
  course: CourseCard
  onRemove: (id: number) => void
  children: React.ReactNode
}) {
  return (
    <div className={styles.course}>
      <Art name={`course-${slug}`} className={styles.art} />
      <span className={styles.title}>{children}</span>
      <span className={styles.code}>{code}</span>
      <span className={styles.actions} data-print="hidden">
        <ButtonLink href={`/courses/${slug}`} size="small">
          View Course<span className="visually-hidden">: {title}</span>
        </ButtonLink>
        <Button look="quiet" size="small" icon="close" onPress={() => onRemove(id)}>
          Remove<span className="visually-hidden">: {title}</span>
        </Button>
      </span>
    </div>
  )
}

function RowLabel({ row, count }: { row: ShownRow; count: number }) {
  return (
    <>
      {row.label}
      {row.differs && count > 1 && <span className={styles.mark}>Differs</span>}
    </>
  )
}

function Value({ value }: { value: string | readonly string[] }) {
  if (typeof value === 'string') return <span>{value}</span>
  return (
    <ul className={styles.list}>
      {value.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  )
}
