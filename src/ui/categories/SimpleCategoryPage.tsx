import type { SimpleCategoryContent } from '~/data/courses/category.page'
import { simpleCategorySorts } from '~/data/courses/categorySearch'
import { simpleSortLabels } from '~/data/courses/sorting'
import type { PageProps } from '~/data/site/page'
import { BlogCarouselSection } from '~/ui/blog/BlogCarouselSection'
import { StatusLabel } from '~/ui/courses/StatusLabel'
import { Badge } from '~/ui/kit/Badge'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { ButtonLink } from '~/ui/kit/Button'
import { Link } from '~/ui/kit/Link'
import { Select } from '~/ui/kit/Select'
import { type Listing, useFound } from '~/ui/lists/useListing'
import { DifferenceBanner } from '~/ui/site/DifferenceBanner'
import styles from './SimpleCategoryPage.module.css'

/** §9: the code of a course that has none. */
const DEFAULT_COURSE_CODE = 'CHC30121'

/** §2.10, the simple reading: a plain list to run down. */
export function SimpleCategoryPage({
  content: { category, articles, difference },
  trail,
  listing,
}: PageProps<SimpleCategoryContent> & {
  listing: Listing<SimpleCategoryContent['courses'][number]>
}) {
  const { asked, items: courses } = useFound(listing)
  return (
    <div data-hue={category.id}>
      <div className={`page ${styles.body}`}>
        <Breadcrumb trail={trail} />
        <h1 className={styles.title}>{category.title}</h1>
        <div className={styles.tools}>
          <ButtonLink
            to="/courses"
            search={{ area: [category.id], panel: 'filters' }}
            variant="secondary"
            icon="filter"
          >
            Filter Courses
          </ButtonLink>
          <Select
            label="Sort by"
            name="sort"
            value={asked.sort}
            onChange={(sort) => listing.actor.send({ type: 'sort.choose', sort })}
            options={simpleCategorySorts.map((value) => ({ value, label: simpleSortLabels[value] }))}
          />
        </div>
        {courses.length === 0 ? (
          <p>No courses available in this category yet.</p>
        ) : (
          <ul className={styles.list} data-queried>
            {courses.map((course) => (
              <li key={course.id} className={styles.row}>
                <div className={styles.words}>
                  <h2 className={styles.name}>{course.title}</h2>
                  <p className={styles.over}>
                    <span className={styles.tag}>{category.title}</span>
                    <span>{course.code || DEFAULT_COURSE_CODE}</span>
                    {course.registerStatus && <StatusLabel status={course.registerStatus} />}
                    {course.badge && <Badge>{course.badge}</Badge>}
                  </p>
                  <p>{course.preview}</p>
                </div>
                <p className={styles.actions}>
                  <Link to="/course/$course" params={{ course: String(course.id) }} className={styles.more}>
                    View more<span className="visually-hidden"> about {course.title}</span>
                  </Link>
                  <ButtonLink to="/course/$course" params={{ course: String(course.id) }} size="small">
                    View Course<span className="visually-hidden">: {course.title}</span>
                  </ButtonLink>
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <BlogCarouselSection articles={articles} />
      <DifferenceBanner banner={difference} />
    </div>
  )
}
