import { use } from 'react'
import { SHORTLIST_MAX } from '~/data/shortlist/shortlistSearch'
import { selectIsFull, selectIsSaved } from '~/machines/shortlist.machine'
import { Button, IconButton } from '~/ui/kit/Button'
import { useHydratedSelector } from '~/ui/kit/useHydratedSelector'
import styles from './SaveToggle.module.css'
import { ShortlistPort } from './ShortlistPort'

interface SavedCourse {
  id: number
  title: string
  /** A picture by itself, or one that says its word where the window has room. */
  look: 'picture' | 'bar'
}

interface ToggleProps extends SavedCourse {
  isSaved: boolean
  /** The list is full and this course is not on it. */
  isRefused: boolean
  onPress: () => void
}

function Toggle({ title, look, isSaved, isRefused, onPress }: ToggleProps) {
  const full = isRefused ? `. Your shortlist is full: it holds ${SHORTLIST_MAX} courses` : ''
  return look === 'picture' ? (
    <IconButton
      icon="bookmark"
      label={`Save ${title}${full}`}
      aria-pressed={isSaved}
      className={styles.save}
      onPress={onPress}
    />
  ) : (
    <Button
      variant="quiet"
      icon="bookmark"
      aria-pressed={isSaved}
      className={`${styles.save} ${styles.bar}`}
      onPress={onPress}
    >
      <span>
        Save<span className="visually-hidden"> to shortlist{full}</span>
      </span>
    </Button>
  )
}

function ConnectedToggle(course: SavedCourse) {
  const { shortlist, toggle } = use(use(ShortlistPort)())
  const isSaved = useHydratedSelector(shortlist, selectIsSaved(course.id), false)
  const isRefused = useHydratedSelector(shortlist, selectIsFull, false) && !isSaved
  return <Toggle {...course} isSaved={isSaved} isRefused={isRefused} onPress={() => toggle(course)} />
}

/**
 * Puts a course on the shortlist, or takes it off. Where the list is full it stays reachable and says so. The build draws
 * what holds without a shortlist, which nothing that is prerendered can wait for.
 */
export function SaveToggle(course: SavedCourse) {
  return import.meta.env.SSR ? (
    <Toggle {...course} isSaved={false} isRefused={false} onPress={() => {}} />
  ) : (
    <ConnectedToggle {...course} />
  )
}
