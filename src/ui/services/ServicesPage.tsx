import { company } from '~/data/company'
import { answers } from '~/data/enquiry/answers'
import { servicesHero } from '~/data/services/overview'
import type { ServicesContent } from '~/data/services/services.page'
import type { PageProps } from '~/data/site/page'
import { ActionLink, ButtonLink } from '~/ui/kit/Button'
import { Link } from '~/ui/kit/Link'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import { StatRow } from '~/ui/sections/StatRow'
import { ServiceCard } from './ServiceCard'
import styles from './ServicesPage.module.css'

/** §2.17. */
export function ServicesPage({ content, trail }: PageProps<ServicesContent>) {
  const actions = (
    <>
      <ActionLink action={servicesHero.proposal} />
      <ButtonLink href={company.scheduling.discovery.href} variant="onBlock" iconAfter="external">
        {servicesHero.discovery.label}
      </ButtonLink>
    </>
  )
  return (
    <>
      <PageHead
        ground="blossom"
        trail={trail}
        title={servicesHero.headline}
        lead={servicesHero.text}
        art="page-services"
        hue="creative"
      >
        {actions}
      </PageHead>
      <Section title="Seven services" lead="Choose one, or combine several.">
        <ul className={styles.grid}>
          {content.services.map((service) => (
            <li key={service.slug}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="eucalypt" title="What to expect">
        <StatRow group={content.statistics} />
        <StatRow group={content.benefits} />
      </Section>
      <Section
        ground="sand"
        title="Success stories"
        lead="Three examples of how a service is used. The figures are samples."
      >
        <ol className={styles.stories}>
          {content.stories.map(({ title, text, result, link }) => (
            <li key={title} className={styles.story}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className={styles.result}>{result}</p>
              <p>
                <Link {...link}>
                  The service behind it<span className="visually-hidden">: {title}</span>
                </Link>
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Section ground="ochre" title="Tell us what you need" lead={answers.service}>
        <p className={styles.actions}>{actions}</p>
      </Section>
    </>
  )
}
