import type { ArticleCard as Card } from '~/data/blog/articleCards'
import { Art } from '~/ui/kit/Art'
import { Link } from '~/ui/kit/Link'
import styles from './ArticleCard.module.css'
import { Byline } from './Byline'

/** An article in a list. `lead` is the one on top of the list, drawn large. */
export function ArticleCard({
  article,
  variant = 'plain',
}: {
  article: Card
  variant?: 'plain' | 'lead' | 'row'
}) {
  const { slug, title, summary, topic } = article
  return (
    <article className={[styles.card, styles[variant]].filter(Boolean).join(' ')} data-hue={topic.hue}>
      <Art name={`article-${slug}`} isInFirstScreen={variant === 'lead'} className={styles.art} />
      <div className={styles.words}>
        <p className={styles.topic}>{topic.name}</p>
        <h3 className={styles.title}>
          <Link to="/blog/$slug" params={{ slug }}>
            {title}
          </Link>
        </h3>
        {variant !== 'row' && <p className={styles.summary}>{summary}</p>}
        <Byline article={article} />
      </div>
    </article>
  )
}
