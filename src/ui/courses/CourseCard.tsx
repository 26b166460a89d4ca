import type { ReactNode } from 'react'
import type { CourseCard as Course } from '~/data/courses/course'
import { chipsOf } from '~/data/courses/limits'
import { Art } from '~/ui/kit/Art'
import { Badge } from '~/ui/kit/Badge'
import { ButtonLink } from '~/ui/kit/Button'
import { Chip } from '~/ui/kit/Chip'
import { Icon } from '~/ui/kit/Icon'
import { Rating } from '~/ui/kit/Rating'
import styles from './CourseCard.module.css'

/** What a card draws of a course; the home page's lighter list has no feature chips. */
export type CardCourse = Pick<
  Course,
  | 'slug'
  | 'title'
  | 'categoryId'
  | 'level'
  | 'short'
  | 'duration'
  | 'deliveryMode'
  | 'location'
  | 'price'
  | 'rating'
  | 'reviews'
  | 'popular'
> & { badge?: Course['badge'] | undefined; features?: readonly string[] }

/** A course in a list. Its one primary action opens the course; `children` holds further ones. */
export function CourseCard({
  course,
  reason,
  level = 3,
  children,
}: {
  course: CardCourse
  /** Why the course is recommended. */
  reason?: string | undefined
  level?: 2 | 3
  children?: ReactNode
}) {
  const Heading = `h${level}` as const
  const { shown, more } = chipsOf(course.features ?? [])
  const badge = course.badge ?? (course.popular ? 'Popular' : undefined)
  return (
    <article className={styles.card} data-hue={course.categoryId}>
      <div className={styles.picture}>
        <Art name={`course-${course.slug}`} className={styles.art} />
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
        {shown.length > 0 && (
          <ul className={styles.chips} aria-label="Features">
            {shown.map((feature) => (
              <li key={feature}>
                <Chip>{feature}</Chip>
              </li>
            ))}
            {more > 0 && (
              <li>
                <Chip>{`+${more}`}</Chip>
                <span className="visually-hidden"> more features</span>
              </li>
            )}
          </ul>
        )}
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
