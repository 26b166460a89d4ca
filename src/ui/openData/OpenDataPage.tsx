import type { OpenDataContent } from '~/data/openData/openData.page'
import type { PageProps } from '~/data/site/page'
import { ScrolledTable } from '~/ui/kit/ScrolledTable'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import styles from './OpenDataPage.module.css'

/** The catalogue as files, and what their fields mean. */
export function OpenDataPage({
  content: { title, lead, files, terms, fields },
  trail,
}: PageProps<OpenDataContent>) {
  return (
    <>
      <PageHead ground="sand" trail={trail} title={title} lead={lead} />
      <Section title="The files">
        <ul className={styles.files}>
          {files.map(({ href, name, about }) => (
            <li key={href}>
              <a href={href} download>
                {name}
              </a>
              <p>{about}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What you may do with them">
        <div className={styles.terms}>
          {terms.map((term) => (
            <p key={term}>{term}</p>
          ))}
        </div>
      </Section>
      <Section title="What each field means">
        <ScrolledTable label="What each field means">
          <table className={styles.fields}>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ name, meaning }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>{meaning}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrolledTable>
      </Section>
    </>
  )
}
