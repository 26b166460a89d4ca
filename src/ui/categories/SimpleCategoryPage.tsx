import type { SimpleCategoryContent } from '~/data/courses/category.page'
import type { SimpleCategorySearch } from '~/data/courses/categorySearch'
import { simpleCategorySorts, sortCourses } from '~/data/courses/sorting'
import type { TrailStep } from '~/data/site/page'
import type { CarouselActor } from '~/machines/carousel.machine'
import { BlogCarouselSection } from '~/ui/blog/BlogCarouselSection'
import { Badge } from '~/ui/kit/Badge'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { ButtonLink } from '~/ui/kit/Button'
import { Link } from '~/ui/kit/Link'
import { Select } from '~/ui/kit/Select'
import { DifferenceBanner } from '~/ui/site/DifferenceBanner'
import styles from './SimpleCategoryPage.module.css'

/** §9: the code of a course that has none. */
const DEFAULT_COURSE_CODE = 'CHC30121'

/** §2.10, the simple reading: a plain list to run down. */
export function SimpleCategoryPage({
  content: { category, courses, articles, difference },
  trail,
  search,
  onSort,
  carousel,
}: {
  content: SimpleCategoryContent
  trail: readonly TrailStep[]
  search: SimpleCategorySearch
  onSort: (sort: string) => void
  carousel: CarouselActor
}) {
  return (
    <div data-hue={category.id}>
      <div className={`page ${styles.body}`}>
        <Breadcrumb trail={trail} />
        <h1 className={styles.title}>{category.title}</h1>
        <div className={styles.tools}>
          <ButtonLink href={`/courses?area=${category.id}&panel=filters`} look="secondary" icon="filter">
            Filter Courses
          </ButtonLink>
          <Select
            label="Sort by"
            name="sort"
            value={search.sort}
            onChange={onSort}
            options={simpleCategorySorts.map(({ sort, label }) => ({ value: sort, label }))}
          />
        </div>
        {courses.length === 0 ? (
          <p>No courses available in this category yet.</p>
        ) : (
          <ul className={styles.list}>
            {sortCourses(courses, search.sort).map((course) => (
              <li key={course.id} className={styles.row}>
                <div className={styles.words}>
                  <h2 className={styles.name}>{course.title}</h2>
                  <p className={styles.over}>
                    <span className={styles.tag}>{category.title}</span>
                    <span>{course.code || DEFAULT_COURSE_CODE}</span>
                    {course.badge && <Badge>{course.badge}</Badge>}
                  </p>
                  <p>{course.preview}</p>
                </div>
                <p className={styles.actions}>
                  <Link href={`/course/${course.id}`} className={styles.more}>
                    View more<span className="visually-hidden"> about {course.title}</span>
                  </Link>
                  <ButtonLink href={`/course/${course.id}`} size="small">
                    View Course<span className="visually-hidden">: {course.title}</span>
                  </ButtonLink>
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <BlogCarouselSection articles={articles} carousel={carousel} />
      <DifferenceBanner banner={difference} />
    </div>
  )
}
