import type { AccessibilityContent } from '~/data/accessibility/accessibility.page'
import type { PageProps } from '~/data/site/page'
import { Badge } from '~/ui/kit/Badge'
import { Link } from '~/ui/kit/Link'
import { PageHead } from '~/ui/sections/PageHead'
import { Part, Parts } from '~/ui/sections/Parts'
import { Section } from '~/ui/sections/Section'
import styles from './AccessibilityPage.module.css'

/** What is aimed at, what is known to fail, how it was checked, and whom to tell. */
export function AccessibilityPage({
  content: { title, lead, aim, known, methods, missing, complain, criteria },
  trail,
}: PageProps<AccessibilityContent>) {
  return (
    <>
      <PageHead ground="leaf" trail={trail} title={title} lead={lead} isLow />
      <Parts>
        <Part title={aim.heading}>
          <p>{aim.text}</p>
        </Part>
        <Listed {...methods} isTall />
        <Part title={known.heading}>
          {known.failures.length === 0 ? (
            <p>{known.none}</p>
          ) : (
            <ul className={styles.items}>
              {known.failures.map(({ criterion, text }) => (
                <li key={criterion}>
                  <strong>{criterion}</strong>: {text}
                </li>
              ))}
            </ul>
          )}
        </Part>
        <Part title={complain.heading}>
          <p>{complain.text}</p>
          <p>
            Write to <Link href={`mailto:${complain.email}`}>{complain.email}</Link> or phone{' '}
            <Link href={complain.phone.href}>{complain.phone.number}</Link>.
          </p>
          <p>{complain.further}</p>
        </Part>
        <Listed {...missing} />
      </Parts>
      <Section ground="sand" title={criteria.heading} lead={criteria.lead}>
        {criteria.principles.map(({ principle, criteria: all }) => (
          <div key={principle} className={styles.principle}>
            <h3>{principle}</h3>
            <ul className={styles.criteria}>
              {all.map(({ id, name, level, groups }) => (
                <li key={id} className={styles.criterion}>
                  <h4 className={styles.name}>
                    {id} {name} <Badge>{`Level ${level}`}</Badge>
                  </h4>
                  <dl className={styles.checks}>
                    {groups.map(({ label, file, lines }) => (
                      <div key={`${label} ${file}`}>
                        <dt>
                          {label}
                          {file && (
                            <>
                              {' '}
                              <code className={styles.file}>{file}</code>
                            </>
                          )}
                        </dt>
                        {lines.map((line) => (
                          <dd key={line}>{line}</dd>
                        ))}
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
    </>
  )
}

const Listed = ({
  heading,
  items,
  isTall = false,
}: {
  heading: string
  items: string[]
  isTall?: boolean
}) => (
  <Part title={heading} isTall={isTall}>
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </Part>
)
