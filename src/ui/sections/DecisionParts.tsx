import type { DecisionText } from '~/data/site/decisionText'
import { Link } from '~/ui/kit/Link'
import styles from './DecisionParts.module.css'
import { SampleNote } from './SampleNote'

/** What somebody needs to know who decides on a program or a service. */
export function DecisionParts({
  text: { suits, limits, steps, needed, received, cost, checked, sample },
}: {
  text: DecisionText
}) {
  const pairs = [
    { id: 'needed', title: 'What you need', text: needed },
    { id: 'received', title: 'What you get', text: received },
    {
      id: 'cost',
      title: 'Time and cost',
      text: cost,
      more: (
        <Link to="/terms-of-service" hash="cancellation-and-refunds">
          Cancellation and refunds
        </Link>
      ),
    },
    { id: 'checked', title: 'How it is checked', text: checked },
  ]
  return (
    <div className={styles.parts}>
      <section aria-labelledby="suits">
        <h2 id="suits">Who it is for</h2>
        <p className={styles.lead}>{suits}</p>
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">Step by step</h2>
        <ol className={styles.steps}>
          {steps.map(({ when, what }) => (
            <li key={when}>
              <h3>{when}</h3>
              <p>{what}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.pairs}>
        {pairs.map(({ id, title, text, more }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <p>{text}</p>
            {more && <p>{more}</p>}
          </section>
        ))}
      </div>
      <section aria-labelledby="sample-case" className={styles.sample}>
        <h2 id="sample-case">A sample case</h2>
        <p>{sample}</p>
        <SampleNote className={styles.note}>Made up.</SampleNote>
      </section>
      <section aria-labelledby="limits">
        <h2 id="limits">What it does not do</h2>
        <p>{limits}</p>
      </section>
    </div>
  )
}
