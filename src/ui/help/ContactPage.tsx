import { company, type OpeningHours } from '~/data/company'
import type { ContactContent } from '~/data/help/contact.page'
import type { PageProps } from '~/data/site/page'
import { type EnquiryActor, EnquiryForm } from '~/ui/enquiry/EnquiryForm'
import { Facts } from '~/ui/kit/Facts'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import styles from './ContactPage.module.css'

/** §2.3. The heading of the form says what the visitor came for. */
export function ContactPage({
  content: { texts, places, mailboxes },
  trail,
  heading,
  enquiry,
}: PageProps<ContactContent> & {
  heading: string
  enquiry: EnquiryActor
}) {
  return (
    <>
      <PageHead
        ground="leaf"
        trail={trail}
        title={texts.headline}
        lead={texts.text}
        art="page-contact"
        hue="health"
      />
      <div className={`page ${styles.columns}`}>
        <section aria-labelledby="enquiry" className={styles.form} data-queried>
          <h2 id="enquiry">{heading}</h2>
          <p>
            {texts.beforeYouWrite.text}{' '}
            <Link {...texts.beforeYouWrite.link}>{texts.beforeYouWrite.label}</Link>
          </p>
          <EnquiryForm enquiry={enquiry} />
        </section>
        <div className={styles.aside}>
          <section aria-labelledby="phones" className={styles.phones}>
            <h2 id="phones">Call</h2>
            <dl className={styles.numbers}>
              {Object.values(company.phone).map(({ label, number, href }) => (
                <div key={href}>
                  <dt>{label}</dt>
                  <dd>
                    <Link href={href}>{number}</Link>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="hours" className={styles.hours}>
            <h2 id="hours">Opening hours</h2>
            <Hours title="Course enquiries" hours={company.enquiryHours} />
            <Hours title="Support for students" hours={company.supportHours} />
            <p className={styles.note}>
              All times are Australian Eastern Standard Time ({company.timeZone}).
            </p>
          </section>
        </div>
      </div>
      <Section ground="eucalypt" title="Write">
        <dl className={styles.mailboxes}>
          {mailboxes.map(({ label, address }) => (
            <div key={address}>
              <dt>{label}</dt>
              <dd>
                <Link href={`mailto:${address}`}>
                  <MailAddress address={address} />
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section ground="sand" title="Find us" lead="The way to our doors, in words.">
        <ul className={styles.places}>
          {places.map(({ name, address, directions }) => (
            <li key={name} className={styles.place}>
              <h3>{name}</h3>
              <address className={styles.address}>
                <Icon name={directions ? 'pin' : 'mail'} />
                {address}
              </address>
              {directions && <p>{directions}</p>}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

/** In a narrow column the address breaks at its sign. */
function MailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  )
}

function Hours({ title, hours }: { title: string; hours: readonly OpeningHours[] }) {
  return (
    <div>
      <h3 className={styles.hoursTitle}>{title}</h3>
      <Facts className={styles.times} rows={hours.map(({ label, times }) => [label, times])} />
    </div>
  )
}
