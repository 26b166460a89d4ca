import { findIn } from '~/data/site/page'
import { pageSources } from '~/data/site/pages'
import { render } from '~/server'

interface DrawnPage {
  status: number
  header: Part
  main: Part
  footer: Part
}

/** A part of a page as one reads it. */
interface Part {
  html: string
  /** All text, with one space between two pieces. */
  words: string
  headings: readonly string[]
  links: readonly { label: string; href: string; html: string }[]
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? '')

const wordsOf = (html: string) =>
  decoded(html.replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const partOf = (html: string): Part => ({
  html,
  words: wordsOf(html),
  headings: [...html.matchAll(/<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>/g)].map(([, words = '']) =>
    wordsOf(words),
  ),
  links: [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([html, href = '', words = '']) => ({ html, href: decoded(href), label: wordsOf(words) }),
  ),
})

const within = (html: string, start: RegExp, end: RegExp) => {
  const rest = html.slice(html.search(start))
  return partOf(rest.slice(0, rest.search(end)))
}

type Change = (content: Record<string, unknown>) => object

async function draw(path: string, change?: Change): Promise<DrawnPage> {
  const { html: text, status } = await render(path, (name, id) => {
    const page = findIn(pageSources, name, id)
    return page && change ? { ...page, content: change(page.content as Record<string, unknown>) } : page
  })
  const html = text.replace(/<!--[^>]*-->/g, '')
  return {
    status,
    header: within(html, /<header/, /<main/),
    main: within(html, /<main/, /<\/main>/),
    footer: within(html, /<footer(?![\s\S]*<footer)/, /$/),
  }
}

const drawn = new Map<string, Promise<DrawnPage>>()

/** A page as the build draws it, before any script has run. */
export function pageAt(path: string) {
  const known = drawn.get(path) ?? draw(path)
  drawn.set(path, known)
  return known
}

/** A page with other content than it has. */
export const pageWith = (path: string, change: Change) => draw(path, change)

/** What stands below a heading, up to the next one of its level. */
export function sectionOf({ html }: Part, heading: string): Part {
  const parts = html.split(/(?=<h2\b)/)
  const found = parts.find((part) => partOf(part).headings[0] === heading)
  if (found === undefined) throw new Error(`No section is headed "${heading}".`)
  return partOf(found)
}
