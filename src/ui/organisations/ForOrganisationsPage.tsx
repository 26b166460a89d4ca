import type { ForOrganisations } from '~/data/organisations/organisation'
import type { PageProps } from '~/data/site/page'
import { ActionLink } from '~/ui/kit/Button'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import { Actions, Cases, Closing, Values } from './OrganisationSections'
import styles from './OrganisationSections.module.css'

/** §2.21, first variant. */
export function ForOrganisationsPage({ content, trail }: PageProps<ForOrganisations>) {
  const { calculator, planner } = content
  return (
    <>
      <PageHead
        ground="leaf"
        trail={trail}
        title={content.hero.headline}
        lead={content.hero.text}
        art="page-organisations"
        hue="health"
      >
        <Actions actions={content.hero.actions} />
      </PageHead>
      <Values values={content.values} />
      <Section ground="eucalypt" title="Two tools to start with">
        <div className={styles.tools}>
          <div className={styles.tool}>
            <h3>{calculator.heading}</h3>
            <p>{calculator.text}</p>
            <ActionLink action={calculator.action} variant="onBlock" iconAfter="arrow-right" />
          </div>
          <div className={styles.tool}>
            <h3>{planner.heading}</h3>
            <p>{planner.text}</p>
            <ActionLink action={planner.action} variant="onBlock" icon="upload" />
          </div>
        </div>
      </Section>
      <Cases title="Three organisations, three starts" cases={content.cases} />
      <Closing closing={content.closing} />
    </>
  )
}
