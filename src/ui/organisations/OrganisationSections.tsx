import type { ForOrganisations } from '~/data/organisations/organisation'
import { ButtonLink } from '~/ui/kit/Button'
import { SampleNote } from '~/ui/sections/SampleNote'
import { Section } from '~/ui/sections/Section'
import styles from './OrganisationSections.module.css'

/** 'Request Proposal' and 'Request Demo', which stand at both ends of the page. */
export function Actions({ actions }: { actions: ForOrganisations['hero']['actions'] }) {
  return actions.map(({ label, link }, index) => (
    <ButtonLink key={label} {...link} variant={index === 0 ? 'primary' : 'onBlock'}>
      {label}
    </ButtonLink>
  ))
}

/** The value list of §2.21. */
export function Values({ values }: { values: ForOrganisations['values'] }) {
  return (
    <Section title="What we work on with you">
      <ul className={styles.values}>
        {values.map(({ heading, text }) => (
          <li key={heading} className={styles.value}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The three fixed case summaries of §2.21. */
export function Cases({ title, cases }: { title: string; cases: ForOrganisations['cases'] }) {
  return (
    <Section ground="sand" title={title}>
      <div className={styles.cases}>
        {cases.map(({ title: name, summary, result }) => (
          <section key={name} aria-label={name} className={styles.case}>
            <h3>{name}</h3>
            <p>{summary}</p>
            <p className={styles.result}>{result}</p>
          </section>
        ))}
      </div>
      <SampleNote className={styles.note}>Examples with sample figures.</SampleNote>
    </Section>
  )
}

export function Closing({ closing }: { closing: ForOrganisations['closing'] }) {
  return (
    <Section ground="ochre" title={closing.heading} lead={closing.text}>
      <p className={styles.actions}>
        <Actions actions={closing.actions} />
      </p>
    </Section>
  )
}
