import { useSelector } from '@xstate/react'
import type { CategoryContent } from '~/data/courses/category.page'
import { categorySorts } from '~/data/courses/categorySearch'
import type { CourseCard as Course } from '~/data/courses/course'
import { sortLabels } from '~/data/courses/sorting'
import { countChoices } from '~/data/lists/asked'
import type { PageProps } from '~/data/site/page'
import { selectCanReset, selectIsOpen } from '~/machines/filteredList.machine'
import { CourseCard } from '~/ui/courses/CourseCard'
import { Button, ButtonLink } from '~/ui/kit/Button'
import { EmptyState } from '~/ui/kit/EmptyState'
import { Icon } from '~/ui/kit/Icon'
import { Select } from '~/ui/kit/Select'
import { FacetSelect } from '~/ui/lists/FacetSelect'
import { Results } from '~/ui/lists/Results'
import { TextNote } from '~/ui/lists/TextNote'
import { type Listing, useFound, useSearchBox } from '~/ui/lists/useListing'
import { useSort } from '~/ui/lists/useSort'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import styles from './CategoryPage.module.css'

/** §2.10, the rich reading: search, level, mode and sort are in the address. */
export function CategoryPage({
  content: { category, courses },
  trail,
  listing,
}: PageProps<CategoryContent> & { listing: Listing<Course> }) {
  const { actor } = listing
  const { asked, items: found, byText } = useFound(listing)
  const { input, form } = useSearchBox(listing)
  const isOpen = useSelector(actor, selectIsOpen)
  const canReset = useSelector(actor, selectCanReset)
  const filterCount = countChoices(asked.choices)
  return (
    <div data-hue={category.id}>
      <PageHead
        ground="sand"
        trail={trail}
        over={<span>{courses.length} courses</span>}
        title={category.title}
        lead={category.text}
        art={`category-${category.id}`}
        hue={category.id}
        isLow
      />
      <div className={`page ${styles.body}`} data-queried>
        <search className={styles.search}>
          <form className={styles.form} {...form}>
            <label htmlFor="category-search" className="visually-hidden">
              Search courses
            </label>
            <input id="category-search" placeholder="Search courses..." className={styles.input} {...input} />
            <Button type="submit" icon="search">
              Search
            </Button>
          </form>
          <Select {...useSort(listing, categorySorts, sortLabels)} />
        </search>
        <details
          data-needs-script=""
          open={isOpen}
          onToggle={({ currentTarget: { open } }) =>
            actor.send({ type: open ? 'panel.open' : 'panel.close' })
          }
        >
          <summary className={styles.summary}>
            <Icon name="filter" />
            Filters{filterCount > 0 && ` (${filterCount})`}
          </summary>
          <div className={styles.fields}>
            {Object.keys(listing.list.facets).map((facet) => (
              <FacetSelect key={facet} listing={listing} facet={facet} />
            ))}
            <Button
              variant="secondary"
              aria-disabled={!canReset}
              onPress={() => actor.send({ type: 'filters.reset' })}
            >
              Clear Filters
            </Button>
          </div>
        </details>
        <p role="status" className={styles.count}>
          Showing {found.length} of {courses.length} courses
        </p>
        <TextNote byText={byText} />
        <Results>
          {found.length === 0 ? (
            <EmptyState
              title="No courses found"
              text="No course in this category meets your search and filters."
            >
              <ButtonLink to="/courses">Browse All Courses</ButtonLink>
            </EmptyState>
          ) : (
            <>
              <h2 className="visually-hidden">Courses</h2>
              <ul className={styles.grid}>
                {found.map((course) => (
                  <li key={course.id}>
                    <CourseCard course={course} reason={byText?.because.get(course.slug)} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Results>
      </div>
      <Section
        ground="leaf"
        title="Did you not find it?"
        lead="Look at all categories, or tell us what you need and get a list."
      >
        <p className={styles.actions}>
          <ButtonLink to="/courses">Browse All Courses</ButtonLink>
          <ButtonLink to="/course-wizard" variant="onBlock">
            Get Personalized Recommendations
          </ButtonLink>
        </p>
      </Section>
    </div>
  )
}
