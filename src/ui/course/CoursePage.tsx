import type { ReactNode } from 'react'
import type { CourseContent } from '~/data/courses/course.page'
import type { SiteLink } from '~/data/site/links'
import type { PageProps } from '~/data/site/page'
import { Art } from '~/ui/kit/Art'
import { Badge } from '~/ui/kit/Badge'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { ButtonAnchor } from '~/ui/kit/Button'
import { Link } from '~/ui/kit/Link'
import { Rating } from '~/ui/kit/Rating'
import { LazySaveToggle } from '~/ui/shortlist/lazySaveToggle'
import styles from './CoursePage.module.css'

/** §2.9. `resultsLink` is the list the visitor came from, with its filters; `children` are the course's details. */
export function CoursePage({
  content: { course, institution },
  trail,
  resultsLink,
  children,
}: PageProps<CourseContent> & {
  resultsLink: SiteLink
  children: ReactNode
}) {
  return (
    <article data-hue={course.categoryId}>
      <header className={styles.head}>
        <div className={`page ${styles.headInside}`}>
          <div className={styles.words}>
            <Breadcrumb trail={trail} />
            <p className={styles.badges}>
              <Badge>{course.level}</Badge>
              {course.badge && <Badge>{course.badge}</Badge>}
              <span className={styles.anytime}>Enrol anytime</span>
            </p>
            <h1 className={styles.title}>{course.title}</h1>
            <p className={styles.code}>
              {course.award.kind === 'national' ? 'National code' : 'Course code'} {course.code}
              <span className={styles.institution}>
                <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false" className={styles.mark}>
                  <use href="#drawing-logo" />
                </svg>
                {institution.name}, {institution.recognition}
              </span>
            </p>
            <div className={styles.rating}>
              <Rating rating={course.rating} reviews={course.reviews} />
            </div>
            <p className={styles.actions}>
              <ButtonAnchor
                href={`/guides/${course.slug}-course-guide.txt`}
                download={`${course.slug}-course-guide.txt`}
                variant="onBlock"
                icon="download"
              >
                Get a Free Course Guide
              </ButtonAnchor>
              <span className={styles.save}>
                <LazySaveToggle id={course.id} title={course.title} look="words" />
              </span>
              <Link {...resultsLink} activeOptions={{ exact: true }} className={styles.back}>
                Back to the courses
              </Link>
            </p>
          </div>
          <Art name={`course-${course.slug}`} isInFirstScreen className={styles.art} />
        </div>
      </header>
      {children}
    </article>
  )
}
