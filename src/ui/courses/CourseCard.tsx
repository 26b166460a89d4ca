import type { ReactNode } from 'react'
import type { CourseBrief } from '~/data/courses/course'
import { chipsOf } from '~/data/courses/limits'
import { Art } from '~/ui/kit/Art'
import { Badge } from '~/ui/kit/Badge'
import { ButtonLink } from '~/ui/kit/Button'
import { Chips } from '~/ui/kit/Chips'
import { Icon } from '~/ui/kit/Icon'
import { Rating } from '~/ui/kit/Rating'
import styles from './CourseCard.module.css'

/** A course in a list. Its one primary action opens the course; `children` holds further ones. */
export function CourseCard({
  course,
  reason,
  level = 3,
  isInFirstScreen,
  children,
}: {
  /** The home page's lighter list has no feature chips. */
  course: CourseBrief & { features?: readonly string[] }
  /** Why the course is recommended. */
  reason?: string | undefined
  level?: 2 | 3
  isInFirstScreen?: boolean
  children?: ReactNode
}) {
  const Heading = `h${level}` as const
  const badge = course.badge ?? (course.popular ? 'Popular' : undefined)
  return (
    <article className={styles.card} data-hue={course.categoryId} data-later>
      <div className={styles.picture}>
        <Art name={`course-${course.slug}`} isInFirstScreen={isInFirstScreen} className={styles.art} />
        {badge && (
          <span className={styles.badge}>
            <Badge>{badge}</Badge>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.over}>
          <span className={styles.level}>{course.level}</span>
          <Rating rating={course.rating} reviews={course.reviews} />
        </p>
        <Heading className={styles.title}>{course.title}</Heading>
        {reason && (
          <p className={styles.reason}>
            <Icon name="check" />
            {reason}
          </p>
        )}
        <p className={styles.short}>{course.short}</p>
        <ul className={styles.facts}>
          <li>
            <Icon name="clock" />
            <span className="visually-hidden">Duration: </span>
            {course.duration}
          </li>
          <li>
            <Icon name="laptop" />
            <span className="visually-hidden">Delivery: </span>
            {course.deliveryMode}
          </li>
          <li>
            <Icon name="pin" />
            <span className="visually-hidden">Location: </span>
            {course.location}
          </li>
        </ul>
        <Chips {...chipsOf(course.features ?? [])} label="Features" className={styles.chips} />
        <div className={styles.foot}>
          <p className={styles.price}>
            <span className="visually-hidden">Price: </span>
            {course.price}
          </p>
          <div className={styles.actions}>
            {children}
            <ButtonLink to="/courses/$course" params={{ course: course.slug }} size="small">
              View Course<span className="visually-hidden">: {course.title}</span>
            </ButtonLink>
          </div>
        </div>
      </div>
    </article>
  )
}
