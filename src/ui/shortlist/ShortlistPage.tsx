import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import { COMPARE_MAX } from '~/data/courses/limits'
import { startText } from '~/data/courses/startText'
import { NOTE_CHARACTERS, type Shortlist, shownCourses, withoutNotes } from '~/data/shortlist/shortlist'
import type { ShortlistContent, ShortlistedCourse } from '~/data/shortlist/shortlist.page'
import { missingCourses, savedCount, shortlistTexts } from '~/data/shortlist/shortlistTexts'
import type { PageProps } from '~/data/site/page'
import { type ShareActor, selectIsBusy } from '~/machines/share.machine'
import { type ShortlistActor, selectCanUndo, selectSaved } from '~/machines/shortlist.machine'
import { StatusLabel } from '~/ui/courses/StatusLabel'
import { Button, ButtonLink, IconButton } from '~/ui/kit/Button'
import { EmptyState } from '~/ui/kit/EmptyState'
import { Link } from '~/ui/kit/Link'
import { TextField } from '~/ui/kit/TextField'
import { TextToCopy } from '~/ui/kit/TextToCopy'
import { useHydratedSelector } from '~/ui/kit/useHydratedSelector'
import { useLeavesFocusTo } from '~/ui/kit/useLeavesFocusTo'
import { PageHead } from '~/ui/sections/PageHead'
import styles from './ShortlistPage.module.css'

const nothing: Shortlist = []

/** The saved courses in the visitor's order, with what can be done with them; or those of a link that somebody sent. */
export function ShortlistPage({
  content,
  trail,
  ids,
  shortlist,
  share,
  onOwn,
  onShare,
  onSave,
  onOpen,
  onCalendar,
  onPrint,
}: PageProps<ShortlistContent> & {
  /** The courses of the address; none for the visitor's own. */
  ids: readonly number[]
  shortlist: ShortlistActor
  share: ShareActor
  onOwn: () => void
  onShare: (ids: readonly number[]) => void
  onSave: () => void
  onOpen: (file: File) => void
  onCalendar: (courses: readonly ShortlistedCourse[]) => void
  onPrint: () => void
}) {
  const own = useHydratedSelector(shortlist, selectSaved, nothing)
  const canUndo = useHydratedSelector(shortlist, selectCanUndo, false)
  const status = useRef<HTMLParagraphElement>(null)
  const isSent = ids.length > 0
  const { shown, missing } = shownCourses(content.courses, isSent ? withoutNotes(ids) : own)
  const shownIds = shown.map(({ course }) => course.id)
  const count = isSent ? shortlistTexts.sentText : shortlistTexts.kept
  const take = (type: 'shortlist.add' | 'shortlist.replace') => {
    shortlist.send({ type, saved: withoutNotes(shownIds) })
    onOwn()
  }
  // The button goes with its course; the new number of courses is the place to go on from.
  const goOn = () => status.current?.focus()
  const leaving = useLeavesFocusTo('#results')

  return (
    <>
      <PageHead
        ground="leaf"
        trail={trail}
        title={isSent ? shortlistTexts.sent : shortlistTexts.title}
        isLow
      />
      <div className={`page ${styles.inside}`} data-queried>
        <p id="results" ref={status} tabIndex={-1} className={styles.status}>
          {[`${savedCount(shown.length)}.`, count, missingCourses(missing)].filter(Boolean).join(' ')}
        </p>
        {isSent ? (
          <div key="sent" ref={leaving} className={styles.actions} data-print="hidden">
            <Button aria-disabled={shown.length === 0} onPress={() => take('shortlist.add')}>
              {shortlistTexts.add}
            </Button>
            <Button
              variant="secondary"
              aria-disabled={shown.length === 0}
              onPress={() => take('shortlist.replace')}
            >
              {shortlistTexts.replace}
            </Button>
            <ButtonLink to="/shortlist" variant="quiet">
              {shortlistTexts.own}
            </ButtonLink>
          </div>
        ) : (
          <div className={styles.actions} data-print="hidden">
            {shown.length > 1 && (
              <ButtonLink
                to="/courses/compare"
                search={{ ids: shownIds.slice(0, COMPARE_MAX) }}
                icon="compare"
              >
                {shown.length > COMPARE_MAX ? `Compare the first ${COMPARE_MAX}` : 'Compare them'}
              </ButtonLink>
            )}
            {shown.length > 0 && (
              <ButtonLink to="/contact" search={{ courses: shownIds }} variant="secondary" icon="mail">
                {shown.length === 1 ? 'Ask about it' : `Ask about all ${shown.length}`}
              </ButtonLink>
            )}
            {(shown.length > 0 || canUndo) && (
              <Button
                variant="secondary"
                aria-disabled={!canUndo}
                onPress={() => {
                  shortlist.send({ type: 'shortlist.undo' })
                  // With nothing left the button goes.
                  goOn()
                }}
              >
                Undo
              </Button>
            )}
          </div>
        )}
        {shown.length === 0 ? (
          <EmptyState art="shortlist" title={shortlistTexts.empty} text={shortlistTexts.emptyText}>
            <ButtonLink to="/courses">See all courses</ButtonLink>
            <ButtonLink to="/course-wizard" variant="secondary">
              Let the course finder help
            </ButtonLink>
          </EmptyState>
        ) : (
          <ol className={styles.list}>
            {shown.map(({ course, note }, at) => (
              <li key={course.id}>
                <Saved
                  course={course}
                  note={note}
                  {...(!isSent && { at, count: shown.length, shortlist, onRemoved: goOn })}
                />
              </li>
            ))}
          </ol>
        )}
        <TakeAlong
          courses={shown.map(({ course }) => course)}
          isSent={isSent}
          share={share}
          onShare={() => onShare(shownIds)}
          onSave={onSave}
          onOpen={onOpen}
          onCalendar={onCalendar}
          onPrint={onPrint}
          onClear={() => {
            shortlist.send({ type: 'shortlist.clear' })
            goOn()
          }}
        />
      </div>
    </>
  )
}

/** One course of the list; in the visitor's own, with what can be done with it. */
function Saved({
  course,
  note,
  at = 0,
  count = 0,
  shortlist,
  onRemoved,
}: {
  course: ShortlistedCourse
  note: string
  at?: number
  count?: number
  shortlist?: ShortlistActor
  onRemoved?: () => void
}) {
  const { id, title } = course
  const move = (to: number) => shortlist?.send({ type: 'course.move', id, to })
  // Another tab may take it off.
  const leaving = useLeavesFocusTo('#results')
  return (
    <article ref={leaving} className={styles.course} data-hue={course.categoryId}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to="/courses/$course" params={{ course: course.slug }}>
            {title}
          </Link>
        </h2>
        <p className={styles.over}>
          {course.level} · {course.code}
          {course.registerStatus && (
            <>
              {' '}
              <StatusLabel status={course.registerStatus} />
            </>
          )}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>Price</dt>
            <dd>{course.price}</dd>
          </div>
          <div>
            <dt>Length</dt>
            <dd>{course.duration}</dd>
          </div>
          <div>
            <dt>Delivery</dt>
            <dd>{course.deliveryMode}</dd>
          </div>
          <div>
            <dt>Next start</dt>
            <dd>{startText(course.nextIntake)}</dd>
          </div>
        </dl>
      </div>
      {shortlist && (
        <>
          <div className={styles.note}>
            <TextField
              id={`note-${id}`}
              name={`note-${id}`}
              label={
                <>
                  {shortlistTexts.note}
                  <span className="visually-hidden"> on {title}</span>
                </>
              }
              multiline
              hint={at === 0 ? shortlistTexts.noteHint : undefined}
              maxLength={NOTE_CHARACTERS}
              value={note}
              onChange={(text) => shortlist.send({ type: 'note.change', id, note: text })}
            />
          </div>
          <div className={styles.tools} data-print="hidden">
            <IconButton
              icon="chevron-up"
              label={`Move ${title} up`}
              aria-disabled={at === 0}
              onPress={() => move(at - 1)}
            />
            <IconButton
              icon="chevron-down"
              label={`Move ${title} down`}
              aria-disabled={at === count - 1}
              onPress={() => move(at + 1)}
            />
            <IconButton
              icon="close"
              label={`Remove ${title}`}
              onPress={() => {
                shortlist.send({ type: 'course.toggle', id })
                onRemoved?.()
              }}
            />
          </div>
        </>
      )}
    </article>
  )
}

/** The ways in which a shortlist leaves the page, and comes back. */
function TakeAlong({
  courses,
  isSent,
  share,
  onShare,
  onSave,
  onOpen,
  onCalendar,
  onPrint,
  onClear,
}: {
  courses: readonly ShortlistedCourse[]
  isSent: boolean
  share: ShareActor
  onShare: () => void
  onSave: () => void
  onOpen: (file: File) => void
  onCalendar: (courses: readonly ShortlistedCourse[]) => void
  onPrint: () => void
  onClear: () => void
}) {
  const isBusy = useSelector(share, selectIsBusy)
  const input = useRef<HTMLInputElement>(null)
  const headingId = useId()
  const isEmpty = courses.length === 0
  return (
    <section aria-labelledby={headingId} className={styles.along} data-print="hidden">
      <h2 id={headingId} className={styles.alongTitle}>
        {isEmpty ? 'Bring one back' : 'Take it along'}
      </h2>
      <div className={styles.actions}>
        {!isEmpty && (
          <>
            <Button variant="secondary" icon="share" aria-disabled={isBusy} onPress={onShare}>
              Share a link
            </Button>
            <Button variant="secondary" icon="calendar" onPress={() => onCalendar(courses)}>
              Starts for my calendar
            </Button>
            <Button variant="secondary" icon="file" onPress={onPrint}>
              Print
            </Button>
          </>
        )}
        {!isSent && (
          <>
            {!isEmpty && (
              <Button variant="secondary" icon="download" onPress={onSave}>
                Save as a file
              </Button>
            )}
            <Button variant="secondary" icon="upload" onPress={() => input.current?.click()}>
              Open a file
            </Button>
            <input
              ref={input}
              type="file"
              accept="application/json,.json"
              aria-label="A shortlist that was saved as a file"
              className="visually-hidden"
              tabIndex={-1}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) onOpen(file)
                // The same file may be chosen again.
                currentTarget.value = ''
              }}
            />
            {!isEmpty && (
              <Button variant="quiet" onPress={onClear}>
                Empty my shortlist
              </Button>
            )}
          </>
        )}
      </div>
      <TextToCopy share={share} what="link" />
    </section>
  )
}
