import { useSelector } from '@xstate/react'
import type { Ref } from 'react'
import type { TrailStep } from '~/data/site/page'
import type { CareerWizardContent } from '~/data/wizard/careerWizard.page'
import { reasonsFor } from '~/data/wizard/pathwayReasons'
import { type CareerWizardActor, selectAnswers } from '~/machines/careerWizard.machine'
import { CourseLinkList } from '~/ui/courses/CourseLinkList'
import { Badge } from '~/ui/kit/Badge'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import { Button, ButtonLink } from '~/ui/kit/Button'
import { Chip } from '~/ui/kit/Chip'
import { Facts } from '~/ui/kit/Facts'
import { LinkItems } from '~/ui/kit/LinkItems'
import styles from './CareerResults.module.css'
import { recommendedLink } from './recommendedLink'

/** §2.16: the five pathways in their fixed order. Answers explain a pathway; they never move it. */
export function CareerResults({
  trail,
  pathways,
  heading,
  hint,
  headingRef,
  wizard,
}: {
  trail: readonly TrailStep[]
  pathways: CareerWizardContent['pathways']
  heading: string
  hint: string
  headingRef: Ref<HTMLHeadingElement>
  wizard: CareerWizardActor
}) {
  const answers = useSelector(wizard, selectAnswers)
  return (
    <>
      <div className={styles.top}>
        <div className={`page ${styles.topInside}`}>
          <Breadcrumb trail={trail} />
          <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
            {heading}
          </h1>
          <p className={styles.hint}>{hint}</p>
          <div className={styles.actions}>
            <ButtonLink to="/contact" search={{ type: 'career-advisor' }} className={styles.book}>
              Book Career Advisor
            </ButtonLink>
            <ButtonLink {...recommendedLink(answers)} variant="onBlock">
              View Recommended Courses
            </ButtonLink>
            <Button variant="onBlock" onPress={() => wizard.send({ type: 'step.previous' })}>
              Previous
            </Button>
            <Button variant="onBlock" onPress={() => wizard.send({ type: 'wizard.restart' })}>
              Start Over
            </Button>
          </div>
        </div>
      </div>
      <ol className={`page ${styles.pathways}`}>
        {pathways.map((pathway) => (
          <li key={pathway.id} data-hue={pathway.area}>
            <Pathway pathway={pathway} reasons={reasonsFor(pathway, answers)} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Pathway({
  pathway,
  reasons,
}: {
  pathway: CareerWizardContent['pathways'][number]
  reasons: readonly string[]
}) {
  const {
    id,
    title,
    description,
    difficulty,
    matchScore,
    duration,
    salary,
    demand,
    skills,
    recommended,
    roles,
  } = pathway
  return (
    <article className={styles.card} aria-labelledby={`pathway-${id}`}>
      <div className={styles.score}>
        <p>
          <span className={styles.number}>{matchScore}%</span>
          match score
        </p>
        <p className={styles.illustrative}>A fixed score of this pathway, not worked out from your answers</p>
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 id={`pathway-${id}`} className={styles.name}>
            {title}
          </h2>
          <Badge>{difficulty}</Badge>
        </div>
        <p>{description}</p>
        <Facts
          className={styles.facts}
          rows={[
            ['Duration', duration],
            ['Salary, illustrative', salary],
            ['Demand', demand],
          ]}
        />
        <div className={styles.reasons}>
          <h3>What speaks for it</h3>
          {reasons.length === 0 ? (
            <p>None of your answers points to this pathway in particular.</p>
          ) : (
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </div>
        <div>
          <h3 className={styles.small}>Key skills</h3>
          <ul className={styles.skills}>
            {skills.map((skill) => (
              <li key={skill}>
                <Chip>{skill}</Chip>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.courses}>
        <h3 className={styles.small}>Recommended courses</h3>
        <p className={styles.topics}>Topics: {pathway.courses.join(', ')}.</p>
        <CourseLinkList courses={recommended} />
        <h3 className={styles.small}>Roles close to it</h3>
        <ul className={styles.roles}>
          <LinkItems links={roles} />
        </ul>
        <ButtonLink to="/career-paths/$id" params={{ id }} variant="secondary" iconAfter="arrow-right">
          Learn More<span className="visually-hidden"> about {title}</span>
        </ButtonLink>
      </div>
    </article>
  )
}
