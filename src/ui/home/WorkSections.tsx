import type { HomeContent } from '~/data/home/home.page'
import { Art } from '~/ui/kit/Art'
import { ActionLink } from '~/ui/kit/Button'
import { CheckList } from '~/ui/kit/CheckList'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { GapAnalysisEntry } from './GapAnalysisEntry'
import styles from './HomeSections.module.css'

type Texts = HomeContent['texts']

/** For organisations: what is done with a team, and the way into the gap analysis beside it. */
export function OrganisationsSection({
  texts,
  gap,
}: {
  texts: Texts['organisations']
  gap: Texts['gapAnalysis']
}) {
  return (
    <section className={styles.eucalypt} aria-labelledby="home-organisations" data-later>
      <div className={`page ${styles.twoThirds}`}>
        <div className={styles.stack}>
          <p className={styles.eyebrow}>{texts.eyebrow}</p>
          <h2 id="home-organisations" className={styles.title}>
            {texts.heading}
          </h2>
          <p className={styles.lead}>{texts.text}</p>
          <CheckList className={styles.ticks} items={texts.points} />
          <p className={styles.actions}>
            <ActionLink action={texts.more} className={styles.wattle} />
            <ActionLink action={texts.calculator} variant="onBlock" />
          </p>
        </div>
        <GapAnalysisEntry texts={gap} />
      </div>
    </section>
  )
}

/** Employment pathways: a drawing that fills half the room, the words in the other half. */
export function EmploymentSection({ texts }: { texts: Texts['employment'] }) {
  return (
    <section className={styles.blossom} aria-labelledby="home-employment" data-later>
      <div className={styles.half}>
        <Art name="page-employment" hue="creative" className={styles.halfArt} />
        <div className={styles.halfWords}>
          <p className={styles.eyebrow}>{texts.eyebrow}</p>
          <h2 id="home-employment" className={styles.title}>
            {texts.heading}
          </h2>
          <p className={styles.lead}>{texts.text}</p>
          <p className={styles.actions}>
            <ActionLink action={texts.more} />
            <ActionLink action={texts.wizard} variant="onBlock" />
          </p>
          <p>
            <Link {...texts.careers.link} className={styles.plainLink}>
              {texts.careers.label}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}

/** Academic research: a list of topics set large, like a table of contents. */
export function AcademicSection({ texts }: { texts: Texts['academic'] }) {
  return (
    <section className={styles.paper} aria-labelledby="home-academic" data-later>
      <div className={`page ${styles.contents}`}>
        <div className={styles.stack}>
          <p className={styles.eyebrow}>{texts.eyebrow}</p>
          <h2 id="home-academic" className={styles.title}>
            {texts.heading}
          </h2>
          <p className={styles.lead}>{texts.text}</p>
          <p className={styles.actions}>
            <ActionLink action={texts.more} />
            <Link {...texts.overview.link} className={styles.plainLink}>
              {texts.overview.label}
            </Link>
          </p>
        </div>
        <ul className={styles.topics}>
          {texts.topics.map(({ label, link }) => (
            <li key={label}>
              <Link {...link} className={styles.topic}>
                {label}
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Research students: three steps in a row, numbered large. */
export function ResearchSection({ texts }: { texts: Texts['research'] }) {
  return (
    <section className={styles.ochre} aria-labelledby="home-research" data-later>
      <div className="page">
        <p className={styles.eyebrow}>{texts.eyebrow}</p>
        <h2 id="home-research" className={styles.giant}>
          {texts.heading}
        </h2>
        <p className={styles.lead}>{texts.text}</p>
        <ol className={styles.steps}>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.actions}>
          <ActionLink action={texts.more} />
          <ActionLink action={texts.consult} variant="onBlock" />
          <Link {...texts.overview.link} className={styles.plainLink}>
            {texts.overview.label}
          </Link>
        </p>
      </div>
    </section>
  )
}
