import type { ArticleCard } from '~/data/blog/articleCards'
import styles from './Byline.module.css'

/** Who wrote it, when, and how long it takes to read. */
export function Byline({
  article: { author, date, minutes },
}: {
  article: Pick<ArticleCard, 'author' | 'date' | 'minutes'>
}) {
  return (
    <p className={styles.byline}>
      <span className={styles.author}>{author}</span>
      <time dateTime={date.iso}>{date.text}</time>
      <span>{minutes} min read</span>
    </p>
  )
}
