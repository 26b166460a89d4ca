import type { RecentArticle } from '~/data/blog/articleCards'
import { Art } from '~/ui/kit/Art'
import { ButtonLink } from '~/ui/kit/Button'
import { Link } from '~/ui/kit/Link'
import { Carousel } from '~/ui/site/Carousel'
import styles from './BlogCarouselSection.module.css'

/** §2.25: after the last card comes the first. */
export function BlogCarouselSection({ articles }: { articles: readonly RecentArticle[] }) {
  return (
    <section className={styles.section} aria-labelledby="recent-articles-title">
      <div className={`page ${styles.inside}`}>
        <div className={styles.head}>
          <h2 id="recent-articles-title" className={styles.title}>
            Let’s start your next education journey.
          </h2>
          <ButtonLink to="/blog" variant="onBlock" iconAfter="arrow-right">
            See all recent blogs
          </ButtonLink>
        </div>
        <Carousel
          label="Recent articles"
          loops
          slides={articles.map(({ slug, title, author, topic }) => ({
            id: slug,
            content: (
              <Link to="/blog/$slug" params={{ slug }} className={styles.card} data-hue={topic.hue}>
                <Art name={`article-${slug}`} className={styles.art} />
                <span className={styles.words}>
                  <span className={styles.name}>{title}</span>
                  <span className={styles.author}>By {author}</span>
                </span>
              </Link>
            ),
          }))}
        />
      </div>
    </section>
  )
}
