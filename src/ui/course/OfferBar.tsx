import type { Course } from '~/data/courses/course'
import type { Offer } from '~/data/courses/offer'
import { ButtonAnchor } from '~/ui/kit/Button'
import { Facts } from '~/ui/kit/Facts'
import { LazySaveToggle } from '~/ui/shortlist/lazySaveToggle'
import styles from './OfferBar.module.css'

/** Price, start, status, and what one can do about them: it stays in sight from the end of the head to that of the page. */
export const OfferBar = ({
  course: { id, title, price },
  offer: { facts, brief, isOpen },
}: {
  course: Pick<Course, 'id' | 'title' | 'price'>
  offer: Offer
}) => (
  <section className={styles.offer} aria-labelledby="summary-title">
    <h2 id="summary-title" className="visually-hidden">
      Summary
    </h2>
    <div className={`page ${styles.inside}`}>
      <Facts
        className={styles.facts}
        rows={facts.map(({ name, value, detail }) => [
          name,
          <>
            <b>{value}</b>
            {detail && <small>{detail}</small>}
          </>,
        ])}
      />
      <div className={styles.bar} data-foot>
        {/* What the facts above say: on a phone they scroll away, and this stays. */}
        <p className={styles.brief} aria-hidden="true">
          <b>{price}</b>
          <span>{brief}</span>
        </p>
        <ButtonAnchor href="#enquire">{isOpen ? 'Enquire' : 'Ask which version'}</ButtonAnchor>
        <span className={styles.save}>
          <LazySaveToggle id={id} title={title} look="bar" />
        </span>
      </div>
    </div>
  </section>
)
