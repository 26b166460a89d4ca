import { useSelector } from '@xstate/react'
import type { ArticleCard as Article } from '~/data/blog/articleCards'
import type { TrailStep } from '~/data/site/page'
import { selectCanReset } from '~/machines/filteredList.machine'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { Button } from '~/ui/kit/Button'
import { focusOnResults, Results } from '~/ui/lists/Results'
import { type Listing, useFound } from '~/ui/lists/useListing'
import { ArticleCard } from './ArticleCard'
import styles from './BlogPage.module.css'
import { TopicForm } from './TopicForm'

const counted = (count: number) => (count === 1 ? '1 article' : `${count} articles`)

/** §2.7. The topic stands in the address. */
export function BlogPage({ trail, listing }: { trail: readonly TrailStep[]; listing: Listing<Article> }) {
  const { list, actor } = listing
  const { asked, items: shown } = useFound(listing)
  const canReset = useSelector(actor, selectCanReset)
  const topic = list.chipsOf(asked)[0]?.label
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
          <TopicForm listing={listing} />
        </div>
      </div>

      <div className={`page ${styles.body}`} data-queried>
        <h2 className="visually-hidden">Articles</h2>
        <p className={styles.count}>
          <span role="status">
            {topic === undefined
              ? `${counted(shown.length)} on all topics`
              : `${counted(shown.length)} about ${topic}`}
          </span>
          {canReset && (
            <Button
              variant="quiet"
              onPress={() => {
                actor.send({ type: 'filters.reset' })
                // The button goes with what it takes off.
                focusOnResults()
              }}
            >
              Show all topics
            </Button>
          )}
        </p>
        <Results>
          {first && <ArticleCard article={first} variant="lead" />}
          <ul className={styles.grid}>
            {others.map((article) => (
              <li key={article.slug}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </Results>
      </div>
    </>
  )
}
