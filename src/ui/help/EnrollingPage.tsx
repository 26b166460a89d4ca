import { useActorRef, useSelector } from '@xstate/react'
import type { EnrolStep } from '~/data/help/enrolling'
import type { EnrollingContent } from '~/data/help/help.page'
import type { PageProps } from '~/data/site/page'
import { accordionMachine, selectOpenItem } from '~/machines/accordion.machine'
import { ActionLink } from '~/ui/kit/Button'
import { CheckList } from '~/ui/kit/CheckList'
import { Disclosure } from '~/ui/kit/Disclosure'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { RichText } from '~/ui/richText/RichText'
import { PageHead } from '~/ui/sections/PageHead'
import { SampleNote } from '~/ui/sections/SampleNote'
import { Section } from '~/ui/sections/Section'
import styles from './EnrollingPage.module.css'

/** §2.5. */
export function EnrollingPage({
  content: { texts, steps, promo, questions, testimonials },
  trail,
}: PageProps<EnrollingContent>) {
  return (
    <>
      <PageHead
        ground="ochre"
        trail={trail}
        title={texts.headline}
        lead={texts.text}
        art="page-enrolling"
        hue="education"
      >
        <ActionLink action={texts.action} />
        <ActionLink action={texts.question} variant="onBlock" />
      </PageHead>
      <div className={`page ${styles.stairs}`}>
        <h2 className="visually-hidden">The five steps</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.title} step={step} />
          ))}
        </ol>
      </div>
      <Section ground="eucalypt" title={promo.heading} lead={promo.text}>
        <div className={styles.promo}>
          <CheckList className={styles.points} items={promo.points} />
          <p>
            <ActionLink action={promo.action} variant="onBlock" iconAfter="arrow-right" />
          </p>
        </div>
      </Section>
      <Section title="Before you begin">
        <Questions questions={questions} />
      </Section>
      <Section ground="sand" title="How it went for two students">
        <ul className={styles.voices}>
          {testimonials.map(({ name, about, text }) => (
            <li key={name}>
              <figure className={styles.voice}>
                <blockquote>{text}</blockquote>
                <figcaption>
                  <strong>{name}</strong>, {about}, sample
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <SampleNote className={styles.note}>Sample testimonials.</SampleNote>
      </Section>
    </>
  )
}

function Step({ step: { title, text, takes, action } }: { step: EnrolStep }) {
  return (
    <li className={styles.step}>
      <h3>{title}</h3>
      <p>{text}</p>
      <p className={styles.takes}>
        <Icon name="clock" />
        {takes}
      </p>
      <p>
        <Link {...action.link} className={styles.action}>
          {action.label}
        </Link>
      </p>
    </li>
  )
}

/** One answer at a time: an accordion, as §2.5 has it. */
function Questions({ questions }: { questions: EnrollingContent['questions'] }) {
  const accordion = useActorRef(accordionMachine)
  const open = useSelector(accordion, selectOpenItem)
  return (
    <div className={styles.questions}>
      {questions.map(({ id, question, answer }) => (
        <Disclosure
          key={id}
          id={id}
          title={question}
          isOpen={open === id}
          onToggle={() => accordion.send({ type: 'item.toggle', item: id })}
        >
          <RichText blocks={answer} />
        </Disclosure>
      ))}
    </div>
  )
}
