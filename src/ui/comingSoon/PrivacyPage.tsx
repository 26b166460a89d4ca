import type { ComingSoonContent } from '~/data/comingSoon/comingSoon.page'
import { privacyNow } from '~/data/legal/privacyNow'
import type { PageProps } from '~/data/site/page'
import { type KeptProps, KeptThings } from '~/ui/device/KeptThings'
import { Link } from '~/ui/kit/Link'
import { Section } from '~/ui/sections/Section'
import { ComingSoonPage } from './ComingSoonPage'
import styles from './PrivacyPage.module.css'

/** The complete policy is still to come; what each form asks for and what the device keeps is known. */
export function PrivacyPage({ port, ...page }: PageProps<ComingSoonContent> & { port: KeptProps }) {
  const { forms, device, rights, contact } = privacyNow
  return (
    <ComingSoonPage {...page}>
      <Section title="What each form asks for" lead="And where it goes in this build of the site.">
        <ul className={styles.forms}>
          {forms.map(({ form, asks, why, where }) => (
            <li key={form}>
              <h3>{form}</h3>
              <dl>
                <dt>Asks for</dt>
                <dd>{asks}</dd>
                <dt>Why</dt>
                <dd>{why}</dd>
                <dt>Where it goes</dt>
                <dd>{where}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="sand" title="What this device keeps" lead={device}>
        <KeptThings {...port} all />
      </Section>
      <Section title="Ask, correct, complain">
        <div className={styles.rights}>
          {rights.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <a href={contact.href}>{contact.label}</a>
          </p>
          <p>
            <Link to="/terms-of-service" hash="personal-information">
              Personal information in the Terms of Service
            </Link>
          </p>
        </div>
      </Section>
    </ComingSoonPage>
  )
}
