import type { TermsDocument } from '~/data/legal/termsDocument'
import { formatDay } from '~/data/site/dates'
import type { PageProps } from '~/data/site/page'
import { Notice } from '~/ui/kit/Notice'
import { RichText } from '~/ui/richText/RichText'
import { PageHead } from '~/ui/sections/PageHead'
import styles from './TermsPage.module.css'

/** §2.30: overview and twenty sections, with a list of contents that stays beside them in a wide window. */
export function TermsPage({
  content: { title, notice, lastChanged, overview, sections },
  trail,
}: PageProps<TermsDocument>) {
  return (
    <>
      <PageHead ground="sand" trail={trail} title={title}>
        <p>
          Last changed on <time dateTime={lastChanged}>{formatDay(lastChanged)}</time>
        </p>
      </PageHead>
      <div className={`page ${styles.columns}`}>
        <nav aria-labelledby="contents" className={styles.contents}>
          <h2 id="contents">Contents</h2>
          <ol className={styles.list}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.document}>
          <Notice icon="warning">
            <p>{notice}</p>
          </Notice>
          <section aria-labelledby="overview" className={styles.section}>
            <h2 id="overview">Overview</h2>
            <RichText blocks={overview} />
          </section>
          <ol className={styles.sections}>
            {sections.map((section) => (
              <li key={section.id} className={styles.section}>
                <h2 id={section.id}>{section.title}</h2>
                <RichText blocks={section.blocks} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </>
  )
}
