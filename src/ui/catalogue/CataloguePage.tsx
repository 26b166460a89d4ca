import { useSelector } from '@xstate/react'
import { lazy, memo, Suspense, useMemo } from 'react'
import type { CatalogueContent } from '~/data/courses/catalogue.page'
import {
  type CatalogueSearch,
  catalogueSorts,
  countFilters,
  type FilterChoice,
} from '~/data/courses/catalogueSearch'
import { pageOf, resultsOf } from '~/data/courses/filtering'
import { sortLabels } from '~/data/courses/sorting'
import type { TrailStep } from '~/data/site/page'
import type { ComparisonActor } from '~/machines/comparison.machine'
import { type FilterPanelActor, selectIsOpen } from '~/machines/filterPanel.machine'
import { type CardCourse, CourseCard } from '~/ui/courses/CourseCard'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { Button } from '~/ui/kit/Button'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { answerFirst } from '~/ui/kit/nextTask'
import { Pagination } from '~/ui/kit/Pagination'
import { Select } from '~/ui/kit/Select'
import { retrievingScript } from '~/ui/site/retrievingScript'
import styles from './CataloguePage.module.css'
import { CatalogueSearchForm } from './CatalogueSearchForm'
import { CompareToggle } from './CompareToggle'
import { ComparisonBar } from './ComparisonBar'
import { catalogueHref, withoutChoice } from './catalogueLinks'
import { NothingFound } from './NothingFound'

const FilterPanel = lazy(retrievingScript(() => import('./FilterPanel')))

/** §2.12: everything applied stands in the address; the panel holds what is only ticked. */
export function CataloguePage({
  content,
  trail,
  search,
  panel,
  comparison,
  onSearch,
}: {
  content: CatalogueContent
  trail: readonly TrailStep[]
  search: CatalogueSearch
  panel: FilterPanelActor
  comparison: ComparisonActor
  onSearch: (search: CatalogueSearch) => void
}) {
  const { courses, categories, subjects, goals } = content
  const results = useMemo(() => resultsOf(courses, search, subjects), [courses, search, subjects])
  const shown = pageOf(results.courses, search.page)
  const isRecommending = results.kind !== 'none-asked'
  const filterCount = countFilters(search)

  const chips: readonly { choice: FilterChoice; label: string }[] = [
    ...search.area.map((value) => ({
      choice: { facet: 'area' as const, value },
      label: categories.find(({ id }) => id === value)?.title ?? value,
    })),
    ...search.qualification.map((value) => ({
      choice: { facet: 'qualification' as const, value },
      label: value,
    })),
  ]
  const goal = goals.find(({ id }) => id === search.goal)?.label
  const subject = subjects.find(({ id, label }) => id === search.subject || label === search.subject)?.label
  const count = `${shown.total} ${shown.total === 1 ? 'course' : 'courses'}`

  return (
    <div>
      <div className={styles.head}>
        <div className={`page ${styles.headInside}`}>
          <Breadcrumb trail={trail} />
          <h1 className={styles.title}>{isRecommending ? 'Recommended for you' : 'Our Courses'}</h1>
          {isRecommending ? (
            <p className={styles.lead}>
              {results.kind === 'closest'
                ? 'No course meets everything you asked for. These are the closest.'
                : 'These courses meet what you told the course finder.'}{' '}
              {[goal && `Goal: ${goal}.`, subject && `Subject: ${subject}.`].filter(Boolean).join(' ')}{' '}
              <Link href="/course-wizard">Change your answers</Link> or{' '}
              <Link href="/courses">see all courses</Link>.
            </p>
          ) : (
            <p className={styles.lead}>
              {courses.length} courses in {categories.length} fields. Filter them, sort them, put up to three{' '}
              <Link href="/courses/compare">side by side</Link>.
            </p>
          )}
          <CatalogueSearchForm search={search} onSearch={onSearch} />
        </div>
      </div>

      <div className={`page ${styles.body}`}>
        <div className={styles.tools}>
          <Button
            look="secondary"
            icon="filter"
            onPress={() => answerFirst(() => panel.send({ type: 'panel.open' }))}
            aria-haspopup="dialog"
            className={styles.filterButton ?? ''}
          >
            Filter Courses{filterCount > 0 && ` (${filterCount})`}
          </Button>
          <p role="status" id="results" tabIndex={-1} className={styles.count}>
            {shown.total === 0
              ? 'No courses found'
              : shown.pages > 1
                ? `${count}, showing ${shown.first} to ${shown.last}`
                : count}
          </p>
          <Select
            label="Sort by"
            name="sort"
            value={search.sort}
            onChange={(value) =>
              onSearch({
                ...search,
                sort: catalogueSorts.find((sort) => sort === value) ?? search.sort,
                page: 1,
              })
            }
            options={catalogueSorts.map((value) => ({ value, label: sortLabels[value] }))}
          />
        </div>

        {(chips.length > 0 || search.q !== '') && (
          <ul className={styles.applied} aria-label="Applied filters">
            {search.q !== '' && (
              <li>
                <Link
                  href={catalogueHref({ ...search, q: '', page: 1 })}
                  className={styles.chip}
                  resetScroll={false}
                >
                  “{search.q}”<span className="visually-hidden">: remove this search</span>
                  <Icon name="close" />
                </Link>
              </li>
            )}
            {chips.map(({ choice, label }) => (
              <li key={label}>
                <Link
                  href={catalogueHref(withoutChoice(search, choice))}
                  className={styles.chip}
                  resetScroll={false}
                >
                  {label}
                  <span className="visually-hidden">: remove this filter</span>
                  <Icon name="close" />
                </Link>
              </li>
            ))}
            <li>
              <Link
                href={catalogueHref({ ...search, q: '', area: [], qualification: [], page: 1 })}
                className={styles.clear}
                resetScroll={false}
              >
                Clear all filters
              </Link>
            </li>
          </ul>
        )}

        {shown.total === 0 ? (
          <NothingFound content={content} search={search} />
        ) : (
          <>
            <h2 className="visually-hidden">Courses</h2>
            <ul className={styles.grid}>
              {shown.items.map((course) => (
                <li key={course.id}>
                  <Result course={course} reason={results.reasons.get(course.id)} comparison={comparison} />
                </li>
              ))}
            </ul>
            <Pagination
              label="Pages of courses"
              page={shown.page}
              pages={shown.pages}
              hrefOf={(page) => catalogueHref({ ...search, page })}
            />
          </>
        )}
      </div>

      <ComparisonBar comparison={comparison} courses={courses} />
      <OpenPanel panel={panel} content={content} search={search} />
    </div>
  )
}

/** A card keeps what it has drawn while the list around it changes. */
const Result = memo(function Result({
  course,
  reason,
  comparison,
}: {
  course: CardCourse & { id: number }
  reason: string | undefined
  comparison: ComparisonActor
}) {
  return (
    <CourseCard course={course} reason={reason}>
      <CompareToggle id={course.id} title={course.title} comparison={comparison} />
    </CourseCard>
  )
})

function OpenPanel(props: { panel: FilterPanelActor; content: CatalogueContent; search: CatalogueSearch }) {
  const isOpen = useSelector(props.panel, selectIsOpen)
  if (!isOpen) return null
  return (
    <Suspense>
      <FilterPanel {...props} />
    </Suspense>
  )
}
