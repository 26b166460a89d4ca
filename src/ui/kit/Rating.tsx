import { Icon } from './Icon'
import styles from './Rating.module.css'

/** "4.8 out of 5, 124 reviews": the words are what counts, the star is decoration. Every rating of the site is a sample. */
export function Rating({ rating, reviews }: { rating: number; reviews: number }) {
  return (
    <span className={styles.rating}>
      <Icon name="star" className={styles.star} />
      <span aria-hidden="true">
        {rating.toFixed(1)} <span className={styles.quiet}>({reviews} reviews, sample rating)</span>
      </span>
      <span className="visually-hidden">{`Rated ${rating.toFixed(1)} out of 5, ${reviews} reviews, sample rating`}</span>
    </span>
  )
}
