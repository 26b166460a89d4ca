import type { TodayPart } from '~/data/comingSoon/todayParts'
import { CheckList } from '~/ui/kit/CheckList'
import { Section } from '~/ui/sections/Section'
import styles from './TodayParts.module.css'

/** A table that has more columns than this is scrolled on a phone. */
const COLUMNS_OF_A_PHONE = 3

type Of<Kind extends TodayPart['kind']> = Extract<TodayPart, { kind: Kind }>

function Table({ title, head, rows, note }: Of<'table'>) {
  const table = (
    <table className={head.length > COLUMNS_OF_A_PHONE ? `${styles.table} ${styles.wide}` : styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {head.map((label) =>
            label ? (
              <th key={label} scope="col">
                {label}
              </th>
            ) : (
              <td key={label} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <>
      {head.length > COLUMNS_OF_A_PHONE ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard
        <section className={styles.scroll} aria-label={`${title}: table`} tabIndex={0}>
          {table}
        </section>
      ) : (
        table
      )}
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}

function Part({ part }: { part: TodayPart }) {
  switch (part.kind) {
    case 'steps':
      return (
        <ol className={styles.steps}>
          {part.items.map(({ name, how }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{how}</p>
            </li>
          ))}
        </ol>
      )
    case 'checks':
      return <CheckList className={styles.checks} items={part.items} />
    case 'table':
      return <Table {...part} />
    case 'answers':
      return (
        <dl className={styles.answers}>
          {part.items.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )
    case 'words':
      return (
        <div className={styles.words}>
          {part.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )
    case 'example':
      return (
        <div className={styles.example}>
          {part.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )
  }
}

/** What a placeholder page says and offers already. */
export const TodayParts = ({ parts }: { parts: readonly TodayPart[] }) =>
  parts.map((part, at) => (
    <Section key={part.title} ground={at % 2 === 0 ? 'paper' : 'sand'} title={part.title}>
      <Part part={part} />
    </Section>
  ))
