import { useSelector } from '@xstate/react'
import { memo, Suspense } from 'react'
import type { CatalogueContent } from '~/data/courses/catalogue.page'
import { type CatalogueSearch, catalogueSorts } from '~/data/courses/catalogueSearch'
import type { CourseCard as Course } from '~/data/courses/course'
import { CATALOGUE_PAGE_SIZE } from '~/data/courses/limits'
import { recommendationLead, recommendationsTitle } from '~/data/courses/recommendationTexts'
import { sortLabels } from '~/data/courses/sorting'
import { countChoices } from '~/data/lists/asked'
import type { PageProps } from '~/data/site/page'
import type { ComparisonActor } from '~/machines/comparison.machine'
import { selectIsOpen } from '~/machines/filteredList.machine'
import type { ListViewActor } from '~/machines/listView.machine'
import { CourseCard } from '~/ui/courses/CourseCard'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { Button } from '~/ui/kit/Button'
import { Link } from '~/ui/kit/Link'
import { Pagination } from '~/ui/kit/Pagination'
import { Select } from '~/ui/kit/Select'
import { WithoutScript } from '~/ui/kit/WithoutScript'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { AppliedFilters } from '~/ui/lists/AppliedFilters'
import { FilterPanel } from '~/ui/lists/FilterPanel'
import { ListViewSwitch } from '~/ui/lists/ListViewSwitch'
import { Results } from '~/ui/lists/Results'
import { TextNote } from '~/ui/lists/TextNote'
import { type PagedListing, useAsked, useVoice } from '~/ui/lists/useListing'
import { useSort } from '~/ui/lists/useSort'
import styles from './CataloguePage.module.css'
import { CatalogueSearchForm } from './CatalogueSearchForm'
import { CompareToggle } from './CompareToggle'
import { ComparisonBar } from './ComparisonBar'
import { NothingFound } from './NothingFound'

/** §2.12: everything applied stands in the address; the panel holds what is only ticked. */
export function CataloguePage({
  content,
  trail,
  search,
  listing,
  comparison,
  view,
  titleOf,
}: PageProps<CatalogueContent> & {
  search: CatalogueSearch
  listing: PagedListing<Course>
  comparison: ComparisonActor
  view: ListViewActor
  titleOf: (id: number) => string | undefined
}) {
  const { size, categories } = content
  const { actor, list } = listing
  const asked = useAsked(listing)
  const voice = useVoice(listing)
  const { kind, byText, reasonOf, ...shown } = list.findPage(asked, CATALOGUE_PAGE_SIZE)
  const isRecommending = kind !== 'all'
  const filterCount = countChoices(asked.choices)
  const count = `${shown.total} ${shown.total === 1 ? 'course' : 'courses'}`

  return (
    <div>
      <div className={styles.head}>
        <div className={`page ${styles.headInside}`}>
          <div className={styles.words}>
            <Breadcrumb trail={trail} />
            <h1 className={styles.title}>{isRecommending ? recommendationsTitle : 'Our Courses'}</h1>
            {isRecommending ? (
              <p className={styles.lead}>
                {recommendationLead({ kind, total: shown.total }, asked.scope, content)}{' '}
                <Link to="/course-wizard">Change your answers</Link> or{' '}
                <Link to="/courses">see all courses</Link>.
              </p>
            ) : (
              <p className={`${styles.lead} ${styles.introduction}`}>
                {size} courses in {categories.length} fields. Filter them, sort them, put up to three{' '}
                <Link to="/courses/compare">side by side</Link>.
              </p>
            )}
          </div>
          <CatalogueSearchForm listing={listing} />
        </div>
      </div>

      <div className={`page ${styles.body}`} data-queried>
        <div className={styles.tools}>
          <Button
            variant="secondary"
            icon="filter"
            onPress={() => afterPaint(() => actor.send({ type: 'panel.open' }))}
            aria-haspopup="dialog"
            className={styles.filterButton ?? ''}
          >
            <span>
              Filter<span className={styles.courses}> Courses</span>
              {filterCount > 0 && ` (${filterCount})`}
            </span>
          </Button>
          <p {...voice} className={styles.count}>
            {shown.total === 0
              ? 'No courses found'
              : shown.pages > 1
                ? `${count}, showing ${shown.first} to ${shown.last}`
                : count}
          </p>
          <div className={styles.sort} data-needs-script="">
            <Select {...useSort(listing, catalogueSorts, sortLabels)} />
          </div>
          <ListViewSwitch view={view} />
        </div>

        <WithoutScript>
          Filters and further pages of this list need JavaScript. <Link to="/categories">Our categories</Link>{' '}
          name every course.
        </WithoutScript>
        <AppliedFilters listing={listing} />
        <TextNote byText={byText} />

        <Results>
          {shown.total === 0 ? (
            <NothingFound listing={listing} />
          ) : (
            <>
              <h2 id="list" className="visually-hidden">
                Courses
              </h2>
              <p className={styles.columns} aria-hidden="true">
                <span>Course</span>
                <span>Length</span>
                <span>Next start, delivery</span>
                <span>Price</span>
              </p>
              {/* The cards are most of the page, and hydrate after what narrows them can be pressed. */}
              <Suspense>
                <ul className={styles.grid} data-rows>
                  {shown.items.map((course, index) => (
                    <li key={course.id}>
                      <Result
                        course={course}
                        reason={reasonOf(course)}
                        comparison={comparison}
                        titleOf={titleOf}
                        // For the build alone: in a browser, a card would be drawn again because others left before it.
                        isInFirstScreen={import.meta.env.SSR && index < FIRST_ROW}
                      />
                    </li>
                  ))}
                </ul>
              </Suspense>
              <Pagination
                label="Pages of courses"
                page={shown.page}
                pages={shown.pages}
                linkOf={(page) => ({ to: '/courses', search: { ...search, page } })}
              />
            </>
          )}
        </Results>
      </div>

      <ComparisonBar
        comparison={comparison}
        titleOf={titleOf}
        isHere={(last) => shown.items.every(({ id }) => id !== last)}
      />
      <OpenPanel listing={listing} />
    </div>
  )
}

/** How many cards stand beside each other where there is most room. */
const FIRST_ROW = 3

/** A card keeps what it has drawn while the list around it changes. */
const Result = memo(function Result({
  course,
  reason,
  comparison,
  titleOf,
  isInFirstScreen,
}: {
  course: Course
  reason: string | undefined
  comparison: ComparisonActor
  titleOf: (id: number) => string | undefined
  isInFirstScreen: boolean
}) {
  return (
    <CourseCard course={course} reason={reason} isInFirstScreen={isInFirstScreen}>
      <CompareToggle id={course.id} title={course.title} comparison={comparison} />
      <ComparisonBar comparison={comparison} titleOf={titleOf} isHere={(last) => last === course.id} />
    </CourseCard>
  )
})

function OpenPanel({ listing }: { listing: PagedListing<Course> }) {
  const isOpen = useSelector(listing.actor, selectIsOpen)
  return isOpen && <FilterPanel listing={listing} />
}
