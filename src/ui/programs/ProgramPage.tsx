import type { ProgramContent } from '~/data/programs/programs.page'
import { priceOnEnquiry } from '~/data/programs/programsPage'
import { formatNumber } from '~/data/site/numbers'
import type { PageProps } from '~/data/site/page'
import { sampleFiguresLink } from '~/data/site/sampleFigures'
import { type EnquiryActor, EnquiryForm } from '~/ui/enquiry/EnquiryForm'
import { Badge } from '~/ui/kit/Badge'
import { ButtonAnchor, ButtonLink } from '~/ui/kit/Button'
import { Facts } from '~/ui/kit/Facts'
import { Link } from '~/ui/kit/Link'
import { Notice } from '~/ui/kit/Notice'
import { Rating } from '~/ui/kit/Rating'
import { DecisionParts } from '~/ui/sections/DecisionParts'
import { PageHead } from '~/ui/sections/PageHead'
import { SampleNote } from '~/ui/sections/SampleNote'
import { Section } from '~/ui/sections/Section'
import { ProgramCard } from './ProgramCard'
import styles from './ProgramPage.module.css'
import listStyles from './ProgramsPage.module.css'

/** §2.20. */
export function ProgramPage({
  content: { program, related, text },
  trail,
  enquiry,
}: PageProps<ProgramContent> & { enquiry: EnquiryActor }) {
  return (
    <div data-hue={program.color}>
      <PageHead
        ground="night"
        trail={trail}
        over={
          <>
            <span>{program.type}</span>
            {program.badge && <Badge>{program.badge}</Badge>}
          </>
        }
        title={program.title}
        lead={program.description}
        art={`program-${program.slug}`}
        hue={program.color}
      >
        <ButtonAnchor href="#enquire" className={styles.enquireLink}>
          Enquire Now
        </ButtonAnchor>
        <ButtonLink to="/programs" variant="onBlock" icon="arrow-left">
          Back to Programs
        </ButtonLink>
      </PageHead>
      <div className={`page ${styles.columns}`}>
        <div className={styles.main}>
          <Facts
            className={styles.facts}
            rows={[
              ['Duration', program.duration],
              ['Level', program.level],
              ['Delivery', program.delivery],
              ['Enrolment', program.enrollment],
              ['Price', program.price ?? priceOnEnquiry],
            ]}
          />
          <p>
            <Rating rating={program.rating} reviews={program.reviews} />{' '}
            <Link {...sampleFiguresLink}>What samples are</Link>
          </p>
          <Notice>
            <p>{program.note}</p>
          </Notice>
          {program.about.map((paragraph) => (
            <p key={paragraph} className={styles.text}>
              {paragraph}
            </p>
          ))}
          <section aria-labelledby="outcomes">
            <h2 id="outcomes">What you can do afterwards</h2>
            <ul className={styles.outcomes}>
              {program.outcomes.map((outcome) => (
                <li key={outcome}>{outcome}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="modules">
            <h2 id="modules">What you study</h2>
            <ol className={styles.modules}>
              {program.modules.map((module) => (
                <li key={module}>{module}</li>
              ))}
            </ol>
          </section>
          <DecisionParts text={text} />
          <SampleNote className={styles.note}>
            {formatNumber(program.enrolled)} people enrolled so far and a completion rate of{' '}
            {program.completionRate} %: sample figures.
          </SampleNote>
        </div>
        <section id="enquire" aria-labelledby="enquire-title" className={styles.enquire}>
          <h2 id="enquire-title">Enquire Now</h2>
          <EnquiryForm enquiry={enquiry} about={program.title} />
        </section>
      </div>
      <Section ground="sand" title="Related programs">
        <ul className={listStyles.grid}>
          {related.map((other) => (
            <li key={other.slug}>
              <ProgramCard program={other} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
