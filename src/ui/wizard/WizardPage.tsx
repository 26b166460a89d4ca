import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { company } from '~/data/company'
import type { PageProps } from '~/data/site/page'
import { recommendedSearch } from '~/data/wizard/courseFinder'
import type { CourseWizardContent } from '~/data/wizard/courseWizard.page'
import {
  type CourseFinderActor,
  selectAnswers,
  selectCanGoBack,
  selectCanGoOn,
  selectIsSaving,
  selectStep,
} from '~/machines/courseFinder.machine'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { Button, ButtonLink } from '~/ui/kit/Button'
import { Link } from '~/ui/kit/Link'
import { WithoutScript } from '~/ui/kit/WithoutScript'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { CourseNavigator } from './CourseNavigator'
import { DetailsStep } from './DetailsStep'
import { PreferencesStep } from './PreferencesStep'
import { GoalStep, SubjectStep } from './QuestionSteps'
import styles from './WizardPage.module.css'
import { whatIsMissing } from './whatIsMissing'

/** §2.15: one question page per step. Each way on stays reachable and says what it waits for. */
export function WizardPage({
  content,
  trail,
  finder,
  isSentAway,
}: PageProps<CourseWizardContent> & {
  finder: CourseFinderActor
  isSentAway: boolean
}) {
  const answers = useSelector(finder, selectAnswers)
  const step = useSelector(finder, selectStep)
  const canGoOn = useSelector(finder, selectCanGoOn)
  const canGoBack = useSelector(finder, selectCanGoBack)
  const isSaving = useSelector(finder, selectIsSaving)
  const statusId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  const at = content.steps.findIndex((one) => one.step === step)
  const texts = content.steps[at]

  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus({ preventScroll: true })
    shownStep.current = step
  }, [step])

  const status = isSaving ? 'Saving your answers and finding your courses.' : whatIsMissing(step, answers)

  return (
    <div className={styles.wizard}>
      <div className={`page ${styles.inside}`}>
        <div className={styles.top}>
          <Breadcrumb trail={trail} />
        </div>
        <section className={styles.question} aria-labelledby="wizard-question" data-queried>
          <div className={styles.head}>
            {/* Another question is another heading: one that only changes its words is read out with those of before. */}
            <h1 key={step} ref={heading} tabIndex={-1} className={styles.heading}>
              <span className={styles.progress}>
                {texts?.progress}
                <span className="visually-hidden">: </span>
                <span className={styles.feathers} aria-hidden="true">
                  {content.steps.map((one, index) => (
                    <span key={one.step} className={index <= at ? styles.reached : undefined} />
                  ))}
                </span>
              </span>
              <span id="wizard-question" className={styles.title}>
                {texts?.question}
              </span>
            </h1>
            <p className={styles.hint}>{texts?.hint}</p>
          </div>
          <WithoutScript>
            The questions need JavaScript. Look through <Link to="/courses">all courses</Link> or{' '}
            <Link to="/categories">our categories</Link>, or phone{' '}
            <Link href={company.phone.free.href}>{company.phone.free.number}</Link> and an adviser asks them.
          </WithoutScript>
          <form
            method="dialog"
            noValidate
            className={styles.form}
            aria-labelledby="wizard-question"
            onSubmit={(event) => {
              event.preventDefault()
              afterPaint(() => finder.send({ type: 'step.next' }))
            }}
          >
            {step === 'goal' && <GoalStep finder={finder} goals={content.goals} />}
            {step === 'subject' && <SubjectStep finder={finder} subjects={content.subjects} />}
            {step === 'preferences' && <PreferencesStep finder={finder} />}
            {step === 'details' && <DetailsStep finder={finder} isSentAway={isSentAway} />}
            <p role="status" id={statusId} className={styles.status}>
              {status}
            </p>
            <div className={styles.actions}>
              <Button
                variant="secondary"
                icon="arrow-left"
                aria-disabled={!canGoBack}
                onPress={() => afterPaint(() => finder.send({ type: 'step.previous' }))}
              >
                Previous
              </Button>
              <Button
                type="submit"
                iconAfter="arrow-right"
                aria-disabled={!canGoOn}
                {...(!canGoOn && { 'aria-describedby': statusId })}
              >
                {isSaving ? 'Finding your courses…' : step === 'details' ? 'Find My Courses' : 'Next'}
              </Button>
              {step === 'details' && (
                <ButtonLink variant="quiet" to="/courses" search={recommendedSearch(answers)}>
                  See my list without leaving my details
                </ButtonLink>
              )}
            </div>
          </form>
        </section>
        <CourseNavigator finder={finder} content={content} />
      </div>
    </div>
  )
}
