import { useEffect, useRef } from 'react'
import { addressLine, company } from '~/data/company'
import { footerColumns } from '~/data/site/footerNavigation'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { LinkItems } from '~/ui/kit/LinkItems'
import styles from './Footer.module.css'
import { Logo } from './Logo'

/** §2.1: the brand and three columns of links, the newsletter, how to reach us, the year. */
export function Footer({ onSubscribe }: { onSubscribe: (email: string) => void }) {
  const newsletter = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = newsletter.current
    if (form?.dataset.held === undefined) return
    delete form.dataset.held
    form.requestSubmit()
  }, [])
  return (
    <footer className={styles.footer} data-site>
      <div className={`page ${styles.inside}`}>
        <section className={styles.newsletter} aria-labelledby="newsletter-title">
          <h2 id="newsletter-title" className={styles.invite}>
            New courses, once a month
          </h2>
          <form
            ref={newsletter}
            // Without a script a form must not put the address into the URL; one without a dialog goes nowhere.
            method="dialog"
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              const form = event.currentTarget
              onSubscribe(String(new FormData(form).get('email') ?? ''))
              form.reset()
            }}
          >
            <label htmlFor="newsletter-email">E-mail address</label>
            <div className={styles.row}>
              <input
                id="newsletter-email"
                name="email"
                type="email"
                required
                maxLength={254}
                autoComplete="email"
                className={styles.email}
                aria-describedby="newsletter-note"
              />
              <button type="submit" className={styles.subscribe}>
                Subscribe
              </button>
            </div>
            <p id="newsletter-note" className={styles.note}>
              {company.name} keeps your address to send this newsletter and nothing else. Unsubscribe from any
              issue. <Link to="/privacy">Privacy</Link>
            </p>
          </form>
        </section>

        <div className={styles.columns}>
          <section className={styles.brand} aria-label="Lyrebird Learning">
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
              <span>{addressLine(company.office.melbourne)}</span>
            </li>
          </ul>
          <p className={styles.hours}>
            {company.supportHours.map(({ label, times }) => `${label} ${times}`).join(', ')}{' '}
            {company.timeZone}
          </p>
        </section>

        <div className={styles.legal}>
          <p>
            © {company.copyrightYear} {company.name}. Provider code {company.training.providerCode}, ABN{' '}
            {company.training.abn}.
          </p>
          <p>{company.sampleNote}</p>
        </div>
      </div>
    </footer>
  )
}
