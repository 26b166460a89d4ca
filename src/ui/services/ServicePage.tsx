import { company } from '~/data/company'
import type { ServiceTab } from '~/data/services/serviceSearch'
import type { ServiceContent } from '~/data/services/services.page'
import type { PageProps } from '~/data/site/page'
import { Badge } from '~/ui/kit/Badge'
import { ButtonLink } from '~/ui/kit/Button'
import { CheckList } from '~/ui/kit/CheckList'
import { Facts } from '~/ui/kit/Facts'
import { Notice } from '~/ui/kit/Notice'
import { Tabs } from '~/ui/kit/Tabs'
import { DecisionParts } from '~/ui/sections/DecisionParts'
import { PageHead } from '~/ui/sections/PageHead'
import { SampleNote } from '~/ui/sections/SampleNote'
import { Section } from '~/ui/sections/Section'
import { useUpload } from '~/ui/upload/useUpload'
import { ServiceCard } from './ServiceCard'
import { ServiceDemo } from './ServiceDemo'
import styles from './ServicePage.module.css'
import pageStyles from './ServicesPage.module.css'

const programNote =
  'These short programs do not lead to an AQF qualification and are not nationally recognised training. You receive a certificate of participation.'

/** §2.18. The tab is in the address. */
export function ServicePage({
  content: { service, others, text },
  trail,
  tab,
  onTab,
}: PageProps<ServiceContent> & {
  tab: ServiceTab
  onTab: (tab: string) => void
}) {
  const { id, hero, programs, caseStudies, features } = service
  const upload = useUpload('serviceDemo')
  const tabs = [
    {
      id: 'overview',
      label: 'Overview',
      content: (
        <div className={styles.panel}>
          <h2>{hero.headline}</h2>
          <p className={styles.text}>{hero.text}</p>
          <CheckList className={styles.ticks} items={[...hero.points, ...features]} />
          <DecisionParts text={text} />
        </div>
      ),
    },
    { id: 'demo', label: 'Demo', content: <ServiceDemo service={service} upload={upload} /> },
    {
      id: 'programs',
      label: 'Programs',
      content: (
        <div className={styles.panel}>
          <h2>Short programs</h2>
          <ul className={styles.programs}>
            {programs.map((program) => (
              <li key={program.title} className={styles.program}>
                <h3>{program.title}</h3>
                <p className={styles.price}>${program.price}</p>
                <p>
                  {program.level}, {program.duration}
                </p>
                <CheckList className={styles.ticks} items={program.features} />
                <ButtonLink to="/contact" search={{ topic: 'programs', service: id }}>
                  Enroll Now<span className="visually-hidden">: {program.title}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
          <Notice>
            <p>{programNote}</p>
            <p>
              Enroll Now opens the contact page with this service filled in. We confirm dates before you pay.
            </p>
          </Notice>
        </div>
      ),
    },
    {
      id: 'case-studies',
      label: 'Case Studies',
      content: (
        <div className={styles.panel}>
          <h2>Case studies</h2>
          {caseStudies.map(({ title, description, metrics }) => (
            <section key={title} className={styles.study} aria-label={title}>
              <h3>{title}</h3>
              <p>{description}</p>
              <Facts className={styles.metrics} rows={metrics.map(({ label, value }) => [label, value])} />
            </section>
          ))}
          <SampleNote className={styles.note}>Examples with sample figures.</SampleNote>
        </div>
      ),
    },
  ]
  return (
    <div data-hue={service.hue}>
      <PageHead
        ground="night"
        trail={trail}
        over={
          <>
            <span>{service.category}</span>
            <Badge>{service.status}</Badge>
          </>
        }
        title={service.title}
        lead={service.description}
        art={`service-${service.slug}`}
        hue={service.hue}
      >
        <ButtonLink to="/contact" search={{ type: 'proposal', service: id }} className={styles.proposal}>
          Request Proposal
        </ButtonLink>
        <ButtonLink href={company.scheduling.discovery.href} variant="onBlock" iconAfter="external">
          Book Discovery Call
        </ButtonLink>
      </PageHead>
      <div className={`page ${styles.tabs}`} data-queried>
        <Tabs label={service.title} tabs={tabs} selected={tab} onSelect={onTab} />
      </div>
      <Section ground="sand" title="Other services">
        <ul className={pageStyles.grid}>
          {others.map((other) => (
            <li key={other.slug}>
              <ServiceCard service={other} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
