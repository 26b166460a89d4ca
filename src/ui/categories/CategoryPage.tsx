import type { CategoryContent } from '~/data/courses/category.page'
import { categoryOptions, coursesInCategory } from '~/data/courses/categoryFiltering'
import {
  type CategorySearch,
  categorySearchSchema,
  clearedCategorySearch,
} from '~/data/courses/categorySearch'
import { categorySorts, sortLabels } from '~/data/courses/sorting'
import type { TrailStep } from '~/data/site/page'
import { CourseCard } from '~/ui/courses/CourseCard'
import { Button, ButtonLink } from '~/ui/kit/Button'
import { EmptyState } from '~/ui/kit/EmptyState'
import { Icon } from '~/ui/kit/Icon'
import { Select } from '~/ui/kit/Select'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import styles from './CategoryPage.module.css'

/** §2.10, the rich reading: search, level, mode and sort are in the address. */
export function CategoryPage({
  content: { category, courses },
  trail,
  search,
  onSearch,
}: {
  content: CategoryContent
  trail: readonly TrailStep[]
  search: CategorySearch
  onSearch: (search: CategorySearch) => void
}) {
  const found = coursesInCategory(courses, search)
  const { levels, modes } = categoryOptions(courses)
  const choose = (change: Record<string, string>) =>
    onSearch(categorySearchSchema.parse({ ...search, ...change }))
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
      />
      <div className={`page ${styles.body}`}>
        <search className={styles.search}>
          <form
            key={search.q}
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              choose({ q: String(new FormData(event.currentTarget).get('q') ?? '') })
            }}
          >
            <label htmlFor="category-search" className="visually-hidden">
              Search courses
            </label>
            <input
              id="category-search"
              name="q"
              type="search"
              defaultValue={search.q}
              maxLength={80}
              placeholder="Search courses..."
              className={styles.input}
            />
            <Button type="submit" icon="search">
              Search
            </Button>
          </form>
          <Select
            label="Sort by"
            name="sort"
            value={search.sort}
            onChange={(sort) => choose({ sort })}
            options={categorySorts.map((value) => ({ value, label: sortLabels[value] }))}
          />
        </search>
        <details open={search.level !== '' || search.mode !== '' || undefined}>
          <summary className={styles.summary}>
            <Icon name="filter" />
            Filters
          </summary>
          <div className={styles.fields}>
            <Select
              label="Level"
              name="level"
              value={search.level}
              onChange={(level) => choose({ level })}
              options={[
                { value: '', label: 'All levels' },
                ...levels.map((value) => ({ value, label: value })),
              ]}
            />
            <Select
              label="Delivery Mode"
              name="mode"
              value={search.mode}
              onChange={(mode) => choose({ mode })}
              options={[
                { value: '', label: 'All delivery modes' },
                ...modes.map((value) => ({ value, label: value })),
              ]}
            />
            <Button look="secondary" onPress={() => onSearch(clearedCategorySearch(search))}>
              Clear Filters
            </Button>
          </div>
        </details>
        <p role="status" className={styles.count}>
          Showing {found.length} of {courses.length} courses
        </p>
        {found.length === 0 ? (
          <EmptyState
            title="No courses found"
            text="No course in this category meets your search and filters."
          >
            <ButtonLink href="/courses">Browse All Courses</ButtonLink>
          </EmptyState>
        ) : (
          <>
            <h2 className="visually-hidden">Courses</h2>
            <ul className={styles.grid}>
              {found.map((course) => (
                <li key={course.id}>
                  <CourseCard course={course} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Section
        ground="leaf"
        title="Did you not find it?"
        lead="Look at all categories, or tell us what you need and get a list."
      >
        <p className={styles.actions}>
          <ButtonLink href="/courses">Browse All Courses</ButtonLink>
          <ButtonLink href="/course-wizard" look="onBlock">
            Get Personalized Recommendations
          </ButtonLink>
        </p>
      </Section>
    </div>
  )
}
