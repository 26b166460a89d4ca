import type { ArticleContent } from '~/data/blog/article.page'
import type { ContentsEntry } from '~/data/blog/articleReading'
import type { PageProps } from '~/data/site/page'
import { CourseLinkList } from '~/ui/courses/CourseLinkList'
import { Art } from '~/ui/kit/Art'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { ButtonLink } from '~/ui/kit/Button'
import { Chip } from '~/ui/kit/Chip'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { RichText } from '~/ui/richText/RichText'
import { ArticleCard } from './ArticleCard'
import styles from './ArticlePage.module.css'

/** §2.7: one article, and what to read after it. */
export function ArticlePage({ content: { article, courses, related }, trail }: PageProps<ArticleContent>) {
  const { slug, title, topic, date, minutes, author, blocks, contents, tags } = article
  return (
    <div data-hue={topic.hue}>
      <article aria-labelledby="article-title">
        <header className={styles.head}>
          <div className={`page ${styles.headInside}`}>
            <div className={styles.words}>
              <Breadcrumb trail={trail} />
              <p>
                <Link to="/blog" search={{ topic: [topic.id] }} className={styles.topic}>
                  {topic.name}
                </Link>
              </p>
              <h1 id="article-title" className={styles.title}>
                {title}
              </h1>
              <div className={styles.by}>
                <p>
                  <strong>{author.name}</strong>
                  <span className={styles.role}>{author.role}</span>
                </p>
                <ul className={styles.facts}>
                  <li>
                    <Icon name="calendar" />
                    <span className="visually-hidden">Published </span>
                    <time dateTime={date.iso}>{date.text}</time>
                  </li>
                  <li>
                    <Icon name="clock" />
                    {minutes} min read
                  </li>
                </ul>
              </div>
            </div>
            <Art name={`article-${slug}`} isInFirstScreen className={styles.art} />
          </div>
        </header>

        <div className={`page ${styles.columns}`}>
          <nav aria-labelledby="contents-title" className={styles.contents} data-print="hidden">
            <h2 id="contents-title" className={styles.contentsTitle}>
              In this article
            </h2>
            <Contents entries={contents} />
          </nav>
          <div className={styles.text}>
            <RichText blocks={blocks} />
            <footer className={styles.end}>
              <div className={styles.tags}>
                <span id="tags-title">Filed under</span>
                <ul aria-labelledby="tags-title">
                  {tags.map((tag) => (
                    <li key={tag}>
                      <Chip>{tag}</Chip>
                    </li>
                  ))}
                </ul>
              </div>
              <p className={styles.author}>
                Written by <strong>{author.name}</strong>, {lowerFirst(author.role)}. General information, not
                advice about your own situation.{' '}
                <Link to="/contact" search={{ type: 'career-advisor' }}>
                  Ask an adviser
                </Link>{' '}
                if you want to talk it through.
              </p>
            </footer>
          </div>
        </div>
      </article>

      {courses.length > 0 && (
        <section className={styles.courses} aria-labelledby="courses-title" data-print="hidden">
          <div className={`page ${styles.coursesInside}`}>
            <div className={styles.coursesWords}>
              <h2 id="courses-title">Courses in this article</h2>
              <p>Each page lists the units, the price and the next intake.</p>
              <p>
                <ButtonLink to="/courses" variant="onBlock">
                  Browse all courses
                </ButtonLink>
              </p>
            </div>
            <CourseLinkList courses={courses} />
          </div>
        </section>
      )}

      <section className={`page ${styles.related}`} aria-labelledby="related-title" data-print="hidden">
        <h2 id="related-title">Related articles</h2>
        <ul className={styles.rows}>
          {related.map((other) => (
            <li key={other.slug}>
              <ArticleCard article={other} variant="row" />
            </li>
          ))}
        </ul>
        <p>
          <Link to="/blog" activeOptions={{ exact: true }} className={styles.all}>
            All articles
          </Link>
        </p>
      </section>
    </div>
  )
}

/** "Trainer, animal care" within a sentence; a field's own capitals stay. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ level, text, id }) => (
        <li key={id} className={level === 3 ? styles.sub : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}
