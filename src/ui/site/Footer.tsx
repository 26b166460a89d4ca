import { addressLine, company, copyrightYears, hoursLine } from '~/data/company'
import { footerColumns } from '~/data/site/footerNavigation'
import { SITE_LINKS } from '~/data/site/navigation'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { LinkItems } from '~/ui/kit/LinkItems'
import styles from './Footer.module.css'
import { Logo } from './Logo'
import { Newsletter, type NewsletterPort } from './Newsletter'

/** §2.1: the brand and three columns of links, the newsletter, how to reach us, the year. */
export function Footer(newsletter: NewsletterPort) {
  return (
    <footer className={styles.footer} data-site data-later>
      <div className={`page ${styles.inside}`}>
        <Newsletter {...newsletter} />

        <div id={SITE_LINKS} className={styles.columns}>
          <section className={styles.brand} aria-label={company.name}>
            <Logo />
            <p>{company.tagline}.</p>
            <ul className={styles.social} aria-label="Social profiles">
              {company.social.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.columnTitle}>{title}</h2>
              <ul className={styles.links}>
                <LinkItems links={links} className={styles.link} activeOptions={{ exact: true }} />
              </ul>
            </nav>
          ))}
        </div>

        <section className={styles.contact} aria-label="Contact details">
          <ul className={styles.reach}>
            {[company.phone.free, company.phone.melbourne].map(({ label, number, href }) => (
              <li key={number}>
                <Icon name="phone" />
                <span>
                  {label}{' '}
                  <Link href={href} className={styles.strongLink}>
                    {number}
                  </Link>
                </span>
              </li>
            ))}
            <li>
              <Icon name="mail" />
              <Link href={`mailto:${company.email.support}`} className={styles.strongLink}>
                {company.email.support}
              </Link>
            </li>
            <li>
              <Icon name="pin" />
              <span>
                {company.office.melbourne.name}: {addressLine(company.office.melbourne)}
              </span>
            </li>
          </ul>
          <p className={styles.hours}>{hoursLine(company.supportHours, company.timeZone)}</p>
        </section>

        <div className={styles.legal}>
          <p>
            © {copyrightYears(company.copyrightSince, import.meta.env.BUILD_YEAR)} {company.name}. Provider
            code {company.training.providerCode}, ABN {company.training.abn}.
          </p>
          <p>{company.sampleNote}</p>
        </div>
      </div>
    </footer>
  )
}
