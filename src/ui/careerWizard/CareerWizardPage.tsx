import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { company } from '~/data/company'
import type { PageProps } from '~/data/site/page'
import type { CareerWizardContent } from '~/data/wizard/careerWizard.page'
import {
  type CareerWizardActor,
  careerSteps,
  selectCanGoBack,
  selectHasResults,
  selectProgress,
  selectStage,
  selectStepNumber,
} from '~/machines/careerWizard.machine'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { Button, ButtonLink } from '~/ui/kit/Button'
import { focusOn } from '~/ui/kit/focusOn'
import { Link } from '~/ui/kit/Link'
import { Progress } from '~/ui/kit/Progress'
import { WithoutScript } from '~/ui/kit/WithoutScript'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import frame from '~/ui/wizard/WizardPage.module.css'
import { CareerQuestions } from './CareerQuestions'
import { CareerResults } from './CareerResults'
import styles from './CareerWizardPage.module.css'

/** §2.16: four question pages, none of which holds anybody up, and the five pathways behind them. */
export function CareerWizardPage({
  content,
  trail,
  wizard,
}: PageProps<CareerWizardContent> & { wizard: CareerWizardActor }) {
  const stage = useSelector(wizard, selectStage)
  const hasResults = useSelector(wizard, selectHasResults)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStage = useRef(stage)
  const texts = content.stages.find((one) => one.stage === stage)

  useEffect(() => {
    if (shownStage.current !== stage) focusOn(heading.current)
    shownStage.current = stage
  }, [stage])

  return hasResults ? (
    <CareerResults
      trail={trail}
      pathways={content.pathways}
      heading={texts?.heading ?? ''}
      hint={texts?.hint ?? ''}
      headingRef={heading}
      wizard={wizard}
    />
  ) : (
    <div className={`${frame.wizard} ${styles.wizard}`}>
      <div className={`page ${frame.inside}`}>
        <div className={frame.top}>
          <Breadcrumb trail={trail} />
        </div>
        <section className={frame.question} aria-labelledby="career-question" data-queried>
          <div className={frame.head}>
            {/* Another question is another heading: one that only changes its words is read out with those of before. */}
            <h1 key={stage} ref={heading} tabIndex={-1} className={frame.heading}>
              <StepNumber wizard={wizard} />
              <span id="career-question" className={frame.title}>
                {texts?.heading}
              </span>
            </h1>
            <StepProgress wizard={wizard} />
            <p className={frame.hint}>{texts?.hint} You can skip any question.</p>
          </div>
          <WithoutScript>
            The questions need JavaScript. Look through <Link to="/careers">all careers</Link> instead, or
            phone <Link href={company.phone.free.href}>{company.phone.free.number}</Link> and an adviser asks
            them.
          </WithoutScript>
          <form
            method="dialog"
            noValidate
            className={frame.form}
            aria-labelledby="career-question"
            onSubmit={(event) => {
              event.preventDefault()
              afterPaint(() => wizard.send({ type: 'step.next' }))
            }}
          >
            <CareerQuestions wizard={wizard} questions={texts?.questions ?? []} />
            <StepActions wizard={wizard} />
          </form>
        </section>
        <Beside />
      </div>
    </div>
  )
}

function StepNumber({ wizard }: { wizard: CareerWizardActor }) {
  const number = useSelector(wizard, selectStepNumber)
  return (
    <span className={frame.progress}>
      {`Step ${number} of ${careerSteps.length}`}
      <span className="visually-hidden">: </span>
      <span className={frame.feathers} aria-hidden="true">
        {careerSteps.map((step, index) => (
          <span key={step} className={index < number ? frame.reached : undefined} />
        ))}
      </span>
    </span>
  )
}

function StepProgress({ wizard }: { wizard: CareerWizardActor }) {
  const progress = useSelector(wizard, selectProgress)
  return (
    <div className={styles.progress}>
      <Progress value={progress} label="Progress" hideLabel />
    </div>
  )
}

function StepActions({ wizard }: { wizard: CareerWizardActor }) {
  const stage = useSelector(wizard, selectStage)
  const canGoBack = useSelector(wizard, selectCanGoBack)
  return (
    <div className={frame.actions}>
      <Button
        variant="secondary"
        icon="arrow-left"
        aria-disabled={!canGoBack}
        onPress={() => afterPaint(() => wizard.send({ type: 'step.previous' }))}
      >
        Previous
      </Button>
      <Button type="submit" iconAfter="arrow-right">
        {stage === careerSteps.at(-1) ? 'Get Results' : 'Next'}
      </Button>
    </div>
  )
}

function Beside() {
  return (
    <aside className={styles.side} aria-labelledby="career-beside">
      <div className={styles.block}>
        <h2 id="career-beside" className={styles.sideTitle}>
          What you get
        </h2>
        <ul className={styles.points}>
          <li>Five AI career pathways, with skills, duration, demand and a salary range</li>
          <li>For each, which of your answers speak for it</li>
          <li>Courses that lead there, and roles close to it</li>
        </ul>
        <p className={styles.kept}>
          Your answers stay in this browser. They are not sent anywhere, and 'Start Over' clears them.
        </p>
      </div>
      <div className={styles.browse}>
        <p>You would rather look around first?</p>
        <ButtonLink to="/careers" variant="secondary" iconAfter="arrow-right">
          Just browse careers
        </ButtonLink>
      </div>
    </aside>
  )
}
