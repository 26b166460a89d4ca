import { Fragment, type ReactNode } from 'react'
import type { Inline as ArticleInline, ArticleNode } from '~/data/blog/article'
import { companyLink, companyTexts } from '~/data/site/companyTexts'
import type { Block, Inline as SiteInline } from '~/data/site/richText'
import { Link } from '~/ui/kit/Link'
import styles from './RichText.module.css'

type RichInline = ArticleInline | SiteInline
export type RichBlock = ArticleNode | Block

/** Running text from typed blocks: articles, answers and terms share this one hand. Nothing is ever parsed as HTML. */
export function RichText({ blocks }: { blocks: readonly RichBlock[] }) {
  return (
    <div className={styles.text}>{blocks.map((block, index) => keyed(index, <BlockOf block={block} />))}</div>
  )
}

/** Text within a line, for a heading or a summary that holds a link. */
function RichLine({ text }: { text: readonly RichInline[] }) {
  return text.map((inline, index) => keyed(index, <InlineOf inline={inline} />))
}

/** Blocks have no identity but their place, and a text never changes on the page. */
const keyed = (index: number, content: ReactNode) => <Fragment key={index}>{content}</Fragment>

function InlineOf({ inline }: { inline: RichInline }) {
  if (typeof inline === 'string') return inline
  switch (inline.kind) {
    case 'strong':
      return <strong>{inline.text}</strong>
    case 'em':
      return <em>{inline.text}</em>
    case 'link':
      return <Link {...inline.link}>{inline.text}</Link>
    case 'company': {
      const link = companyLink(inline.field)
      const text = companyTexts[inline.field]
      return link ? <Link {...link}>{text}</Link> : text
    }
  }
}

function BlockOf({ block }: { block: RichBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading id={block.id} className={styles.heading}>
          {block.text}
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <RichLine text={block.text} />
        </p>
      )
    case 'list': {
      const isOrdered = 'ordered' in block && block.ordered
      const List = isOrdered ? 'ol' : 'ul'
      return (
        <List className={isOrdered ? styles.steps : styles.bullets}>
          {block.items.map((item, index) => (
            <li key={keyOf(item, index)}>
              <RichLine text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote>
            <RichLine text={block.text} />
          </blockquote>
          {block.by !== undefined && <figcaption>{block.by}</figcaption>}
        </figure>
      )
    case 'callout':
      return (
        <div role="note" aria-label={block.title} className={styles.callout}>
          <p className={styles.calloutTitle}>{block.title}</p>
          <p>
            <RichLine text={block.text} />
          </p>
        </div>
      )
    case 'table':
      return (
        <table className={styles.table}>
          <caption>{block.caption}</caption>
          <thead>
            <tr>
              {block.head.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <TableRow key={row.join()} head={block.head} cells={row} />
            ))}
          </tbody>
        </table>
      )
  }
}

/** In a narrow column each row becomes a card, and every cell carries its column's name. */
function TableRow({ head, cells: [first, ...rest] }: { head: readonly string[]; cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{first}</th>
      {rest.map((cell, index) => (
        <td key={head[index + 1]}>
          <span className={styles.column} aria-hidden="true">
            {head[index + 1]}
          </span>
          {cell}
        </td>
      ))}
    </tr>
  )
}

const keyOf = (item: readonly RichInline[], index: number) => {
  const [first] = item
  return typeof first === 'string' ? first : index
}
