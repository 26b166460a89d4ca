import { useSelector } from '@xstate/react'
import type { WizardStep } from '~/data/courses/wizardSearch'
import { formatDay } from '~/data/site/dates'
import type { CourseWizardContent } from '~/data/wizard/courseWizard.page'
import { type CourseFinderActor, selectAnswers, selectProgress } from '~/machines/courseFinder.machine'
import { Art } from '~/ui/kit/Art'
import { Button, ButtonLink } from '~/ui/kit/Button'
import { focusAtOnce } from '~/ui/kit/focusOn'
import { Link } from '~/ui/kit/Link'
import { Progress } from '~/ui/kit/Progress'
import styles from './CourseNavigator.module.css'

/** §2.15: how far the visitor is, what has been chosen, and the equal way out of the questions. */
export function CourseNavigator({
  finder,
  content,
}: {
  finder: CourseFinderActor
  content: CourseWizardContent
}) {
  const { learningGoal, subjectInterest, preferences } = useSelector(finder, selectAnswers)
  const progress = useSelector(finder, selectProgress)
  const { status, level, reason, method, startDate, budget, timeCommitment } = preferences
  const all: readonly { step: WizardStep; label: string; value: string | undefined }[] = [
    { step: 'goal', label: 'Goal', value: content.goals.find(({ id }) => id === learningGoal)?.label },
    {
      step: 'subject',
      label: 'Subject',
      value: content.subjects.find(({ id }) => id === subjectInterest)?.label,
    },
    { step: 'preferences', label: 'Status', value: status },
    { step: 'preferences', label: 'Level', value: level },
    { step: 'preferences', label: 'Reason', value: reason },
    { step: 'preferences', label: 'Study', value: method },
    { step: 'preferences', label: 'Start', value: startDate && formatDay(startDate) },
    { step: 'preferences', label: 'Budget', value: budget },
    { step: 'preferences', label: 'Time', value: timeCommitment },
  ]
  const chosen = all.filter(({ value }) => value)
  const { name, text } = content.testimonial

  return (
    <aside className={styles.side} aria-labelledby="course-navigator">
      <div className={styles.navigator}>
        <div className={styles.head}>
          <h2 id="course-navigator" className={styles.title}>
            Course Navigator
          </h2>
          <Art name="empty-finder" hue="technology" className={styles.art} />
        </div>
        <p className={styles.confidence}>
          <span className={styles.figure}>{progress}%</span> match confidence
        </p>
        <Progress value={progress} label="Match confidence" hideLabel />
        <h3 className={styles.subtitle}>What you have chosen</h3>
        {chosen.length === 0 ? (
          <p>
            Nothing yet. Your goal and subject choose the courses of your list, most other answers sort it.
          </p>
        ) : (
          <dl className={styles.chosen}>
            {chosen.map(({ step, label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
                <dd>
                  <Link to="/course-wizard" search={{ step }} className={styles.change}>
                    Change<span className="visually-hidden">: {label}</span>
                  </Link>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.kept}>
          Your answers so far are kept in this browser, so that you can come back to them.
        </p>
        {chosen.length > 0 && (
          <Button
            variant="onBlock"
            size="small"
            onPress={() => {
              finder.send({ type: 'finder.restart' })
              // The button goes with the answers.
              focusAtOnce(document.querySelector('main h1'))
            }}
          >
            Clear my answers
          </Button>
        )}
      </div>
      <figure className={styles.quote}>
        <blockquote>{text}</blockquote>
        <figcaption>{name}, sample testimonial</figcaption>
      </figure>
      <div className={styles.browse}>
        <p>You would rather look around first?</p>
        <ButtonLink to="/courses" variant="secondary" iconAfter="arrow-right">
          Just browse all {content.courseCount} courses
        </ButtonLink>
      </div>
    </aside>
  )
}
