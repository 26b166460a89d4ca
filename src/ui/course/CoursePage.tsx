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
import styles from './CoursePage.module.css'

/** §2.9. `resultsLink` is the list the visitor came from, with its filters; `children` are the course's offer and details. */
export function CoursePage({
  content: { course, institution, offer, text },
  trail,
  resultsLink,
  children,
}: PageProps<CourseContent> & {
  resultsLink: SiteLink
  children: ReactNode
}) {
  return (
    <article className={styles.course} data-hue={course.categoryId}>
      <header className={styles.head}>
        <div className={`page ${styles.headInside}`}>
          <div className={styles.words}>
            <Breadcrumb trail={trail} />
            <p className={styles.badges}>
              <Badge>{course.level}</Badge>
              {course.badge && <Badge>{course.badge}</Badge>}
              <span className={styles.code}>
                {course.award.kind === 'national' ? 'National code' : 'Course code'} {course.code}
              </span>
            </p>
            <h1 className={styles.title}>{course.title}</h1>
            <p className={styles.lead}>{course.short}</p>
            <p className={styles.actions}>
              <ButtonAnchor
                href={`/guides/${course.slug}-course-guide.pdf`}
                download=""
                variant="onBlock"
                icon="download"
              >
                Get a Free Course Guide
              </ButtonAnchor>
              <a href={`/guides/${course.slug}-course-guide.txt`} download="" className={styles.link}>
                Guide as plain text
              </a>
              {text.lesson && (
                <a href="#lesson" className={styles.link}>
                  Try a lesson
                </a>
              )}
              <Link {...resultsLink} activeOptions={{ exact: true }} className={styles.link}>
                Back to the courses
              </Link>
            </p>
            <p className={styles.meta}>
              {offer.isOpen && <strong>Enrol anytime</strong>}
              <Rating rating={course.rating} reviews={course.reviews} />
              <span>
                {institution.name}, {institution.recognition}
              </span>
            </p>
          </div>
          <Art name={`course-${course.slug}`} isInFirstScreen className={styles.art} />
        </div>
      </header>
      {children}
    </article>
  )
}
