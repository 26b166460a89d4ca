import type { TodayPart } from '~/data/comingSoon/todayParts'
import { CheckList } from '~/ui/kit/CheckList'
import { ScrolledTable } from '~/ui/kit/ScrolledTable'
import { Section } from '~/ui/sections/Section'
import styles from './TodayParts.module.css'

/** A table with more columns keeps its words whole, so a phone may have to scroll it. */
const COLUMNS_OF_A_PHONE = 2
/** A table with more columns is given the width of lines that one can read. */
const COLUMNS_OF_ONE_WORD = 3

type Of<Kind extends TodayPart['kind']> = Extract<TodayPart, { kind: Kind }>

function Table({ title, head, rows, note }: Of<'table'>) {
  const isScrolled = head.length > COLUMNS_OF_A_PHONE
  const isWide = head.length > COLUMNS_OF_ONE_WORD
  const table = (
    <table
      className={[styles.table, isScrolled && styles.whole, isWide && styles.wide].filter(Boolean).join(' ')}
    >
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
      {isScrolled ? <ScrolledTable label={title}>{table}</ScrolledTable> : table}
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
