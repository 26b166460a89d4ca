import type { BlogContent } from '~/data/blog/blog.page'
import type { TrailStep } from '~/data/site/page'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { Link } from '~/ui/kit/Link'
import { ArticleCard } from './ArticleCard'
import styles from './BlogPage.module.css'
import { TopicForm } from './TopicForm'

const counted = (count: number) => (count === 1 ? '1 article' : `${count} articles`)

/** §2.7. The topic stands in the address; one that nobody knows shows all articles. */
export function BlogPage({
  content: { articles, topics },
  trail,
  topic: asked,
  onTopic,
}: {
  content: BlogContent
  trail: readonly TrailStep[]
  topic: string
  onTopic: (topic: string) => void
}) {
  const topic = topics.find(({ id }) => id === asked)
  const shown = topic ? articles.filter((article) => article.topic.id === topic.id) : articles
  const [first, ...others] = shown
  return (
    <>
      <div className={styles.head}>
        <div className={`page ${styles.headInside}`}>
          <div className={styles.words}>
            <Breadcrumb trail={trail} />
            <h1 className={styles.title}>Blog</h1>
            <p className={styles.lead}>
              Study, work and what both cost, told plainly by the trainers and advisers who answer these
              questions every day.
            </p>
            <p>
              <a href="/feed.xml" className={styles.feed}>
                Follow with the Atom feed
              </a>
            </p>
          </div>
          <TopicForm topics={topics} topic={topic?.id ?? ''} onTopic={onTopic} />
        </div>
      </div>

      <div className={`page ${styles.body}`}>
        <h2 className="visually-hidden">Articles</h2>
        <p className={styles.count}>
          <span role="status">
            {topic
              ? `${counted(shown.length)} about ${topic.name}`
              : `${counted(shown.length)} on all topics`}
          </span>
          {topic && (
            <Link href="/blog" resetScroll={false}>
              Show all topics
            </Link>
          )}
        </p>
        {first && <ArticleCard article={first} look="lead" />}
        <ul className={styles.grid}>
          {others.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
