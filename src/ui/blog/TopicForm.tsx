import type { BlogTopic } from '~/data/blog/blog.page'
import { Button } from '~/ui/kit/Button'
import styles from './TopicForm.module.css'

/** A choice alone goes nowhere: the button puts it into the address. Without scripts the form does the same. */
export function TopicForm({
  topics,
  topic,
  onTopic,
}: {
  topics: readonly BlogTopic[]
  topic: string
  onTopic: (topic: string) => void
}) {
  return (
    <search className={styles.search}>
      <form
        key={topic}
        action="/blog"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onTopic(String(new FormData(event.currentTarget).get('topic') ?? ''))
        }}
      >
        <label htmlFor="blog-topic" className={styles.label}>
          I want to learn about
        </label>
        <select id="blog-topic" name="topic" defaultValue={topic} className={styles.select}>
          <option value="">All topics</option>
          {topics.map(({ id, name, articleCount }) => (
            <option key={id} value={id}>
              {name} ({articleCount})
            </option>
          ))}
        </select>
        <Button type="submit" size="large" iconAfter="arrow-right" className={styles.button}>
          Show articles
        </Button>
      </form>
    </search>
  )
}
