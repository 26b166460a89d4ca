import { type ReactNode, useId } from 'react'
import type { FigureSource } from '~/data/careers/career'
import styles from './ChartFigure.module.css'
import { SourceNote } from './SourceNote'

export interface ChartTable {
  /** Column names, the first one of what each row is about. */
  head: readonly [string, ...string[]]
  rows: readonly (readonly [string, ...string[]])[]
}

/** A drawn chart with its title, where its figures come from, and the same figures as a table. */
export function ChartFigure({
  title,
  lead,
  summary,
  source,
  table,
  children,
}: {
  title: string
  /** What to see in it, in a sentence. */
  lead: string
  /** The picture in words, for those who do not see it. */
  summary: string
  source: FigureSource
  table: ChartTable
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <figure className={styles.figure} aria-labelledby={titleId}>
      <figcaption className={styles.caption}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <p>{lead}</p>
      </figcaption>
      <div role="img" aria-label={summary} className={styles.chart}>
        {children}
      </div>
      <details className={styles.details}>
        <summary>
          Show as a table<span className="visually-hidden">: {title}</span>
        </summary>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {table.head.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([first, ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((cell, index) => (
                  <td key={table.head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <SourceNote source={source} />
    </figure>
  )
}
