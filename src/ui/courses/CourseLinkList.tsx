import type { CourseLink } from '~/data/courses/courseLinks'
import { Art } from '~/ui/kit/Art'
import { Link } from '~/ui/kit/Link'
import styles from './CourseLinkList.module.css'

/** Courses beside another text: code and title first, then what people compare. */
export function CourseLinkList({ courses }: { courses: readonly CourseLink[] }) {
  return (
    <ul className={styles.list}>
      {courses.map(({ slug, code, title, categoryId, level, duration, deliveryMode, price }) => (
        <li key={slug} className={styles.item} data-hue={categoryId}>
          <Art name={`quill-${slug}`} viewBox="0 0 240 240" className={styles.art} />
          <div className={styles.words}>
            <Link to="/courses/$course" params={{ course: slug }} className={styles.title}>
              <span className={styles.code}>{code}</span> {title}
            </Link>
            <p className={styles.facts}>
              {level}, {duration}, {deliveryMode.toLowerCase()}
            </p>
          </div>
          <p className={styles.price}>
            <span className="visually-hidden">Price: </span>
            {price}
          </p>
        </li>
      ))}
    </ul>
  )
}
