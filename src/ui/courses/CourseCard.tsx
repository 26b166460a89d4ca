import type { ReactNode } from 'react'
import type { CourseCard as Course, CourseBrief } from '~/data/courses/course'
import { chipsOf } from '~/data/courses/limits'
import { shortDay } from '~/data/courses/months'
import { plural } from '~/data/site/plural'
import { Art } from '~/ui/kit/Art'
import { Badge } from '~/ui/kit/Badge'
import { ButtonLink } from '~/ui/kit/Button'
import { Chips } from '~/ui/kit/Chips'
import { Icon } from '~/ui/kit/Icon'
import { Rating } from '~/ui/kit/Rating'
import { LazySaveToggle } from '~/ui/shortlist/lazySaveToggle'
import styles from './CourseCard.module.css'
import { StatusLabel } from './StatusLabel'

/** A course in a list. Its one primary action opens the course; `children` holds further ones. */
export function CourseCard({
  course,
  reason,
  level = 3,
  isInFirstScreen,
  children,
}: {
  /** The home page's lighter list has no more than the brief. */
  course: CourseBrief & Partial<Pick<Course, 'code' | 'features' | 'nextIntake' | 'studyHours'>>
  /** Why the course is recommended. */
  reason?: string | undefined
  level?: 2 | 3
  isInFirstScreen?: boolean
  children?: ReactNode
}) {
  const Heading = `h${level}` as const
  const badge = course.badge ?? (course.popular ? 'Popular' : undefined)
  const { code, nextIntake, studyHours } = course
  return (
    <article className={styles.card} data-hue={course.categoryId} data-later>
      <p className={styles.over}>
        <span className={styles.level}>{course.level}</span>
        {code && <span className={styles.code}>{code}</span>}
        {course.registerStatus && <StatusLabel status={course.registerStatus} />}
      </p>
      <p className={styles.price}>
        <span className="visually-hidden">Price: </span>
        {course.price}
      </p>
      <Heading className={styles.title}>{course.title}</Heading>
      <div className={styles.picture}>
        <Art name={`course-${course.slug}`} isInFirstScreen={isInFirstScreen} className={styles.art} />
        {badge && (
          <span className={styles.badge}>
            <Badge>{badge}</Badge>
          </span>
        )}
      </div>
      {reason && (
        <p className={styles.reason}>
          <Icon name="check" />
          {reason}
        </p>
      )}
      <div className={styles.about}>
        <Rating rating={course.rating} reviews={course.reviews} />
        <p className={styles.short}>{course.short}</p>
        <Chips {...chipsOf(course.features ?? [])} label="Features" className={styles.chips} />
      </div>
      <ul className={styles.facts}>
        <li className={styles.length}>
          <Icon name="clock" />
          <span className="visually-hidden">Duration: </span>
          {course.duration}
        </li>
        {studyHours && (
          <li className={styles.hours}>
            <Icon name="book" />
            {plural(studyHours, 'hour')} a week
          </li>
        )}
        {nextIntake && (
          <li className={styles.start}>
            <Icon name="calendar" />
            <span className="visually-hidden">Next start: </span>
            {shortDay(nextIntake)}
          </li>
        )}
        <li className={styles.delivery}>
          <Icon name="laptop" />
          <span className="visually-hidden">Delivery: </span>
          {course.deliveryMode}
        </li>
        <li className={styles.location}>
          <Icon name="pin" />
          <span className="visually-hidden">Location: </span>
          {course.location}
        </li>
      </ul>
      <div className={styles.actions}>
        <span className={styles.save}>
          <LazySaveToggle id={course.id} title={course.title} look="picture" />
        </span>
        {children}
        <ButtonLink to="/courses/$course" params={{ course: course.slug }} size="small">
          View Course<span className="visually-hidden">: {course.title}</span>
        </ButtonLink>
      </div>
    </article>
  )
}
