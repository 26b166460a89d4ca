import { useSelector } from '@xstate/react'
import { selectApplied } from '~/machines/filteredList.machine'
import { Button } from '~/ui/kit/Button'
import { useFacetSelect } from '~/ui/lists/FacetSelect'
import type { Listing } from '~/ui/lists/useListing'
import styles from './TopicForm.module.css'

/** A choice alone goes nowhere: the button puts it into the address. Without scripts the form does the same. */
export function TopicForm({ listing }: { listing: Listing }) {
  const { list, actor } = listing
  const applied = useSelector(actor, selectApplied)
  const { label, name, value, options, onChange } = useFacetSelect(listing, 'topic')
  const countOf = (topic: string) => (topic === '' ? '' : ` (${list.countOption(applied, name, topic)})`)
  return (
    <search className={styles.search}>
      <form
        action="/blog"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'filters.apply' })
        }}
      >
        <label htmlFor="blog-topic" className={styles.label}>
          {label}
        </label>
        <select
          id="blog-topic"
          name={name}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={styles.select}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
              {countOf(option.value)}
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
