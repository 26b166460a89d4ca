import { articleSummaries } from '~/data/blog/articles'
import { careers } from '~/data/careers/careers'
import { categories } from '~/data/courses/categories'
import { courses } from '~/data/courses/courses'
import { programs } from '~/data/programs/programs'
import { services } from '~/data/services/services'
import { allDrawings } from '~/ui/art/drawings'
import { iconSymbols } from '~/ui/art/icons'
import { cardScene, logoScene } from '~/ui/art/scenes'
import { drawingId } from '~/ui/kit/showWhenNear'

/** The drawings at the heads of pages that stand alone. */
const pageDrawings = [
  'page-services',
  'page-programs',
  'page-organisations',
  'page-return',
  'page-employment',
  'page-contact',
  'page-help',
  'page-research',
  'page-enrolling',
  'page-studying',
  'page-coming-soon',
  'page-analysis',
]

let drawn: ReadonlyMap<string, string> | undefined

/** Every drawing of the site, by its name. */
export function drawings() {
  drawn ??= allDrawings({
    categories: categories.map(({ id }) => id),
    cards: [
      ...courses.map(({ slug }) => `course-${slug}`),
      ...articleSummaries.map(({ slug }) => `article-${slug}`),
      ...careers.map(({ slug }) => `career-${slug}`),
      ...services.map(({ slug }) => `service-${slug}`),
      ...programs.map(({ slug }) => `program-${slug}`),
      ...categories.map(({ id }) => `category-${id}`),
      ...pageDrawings,
    ],
  })
  return drawn
}

/** Cards that the site does not have: those of the made-up courses of `npm run scale`. */
const otherCards = new Set<string>()

/** Lets pages show cards of other names, each drawn where a page shows it: all of them would not fit into memory. */
export function allowCards(names: Iterable<string>) {
  for (const name of names) otherCards.add(name)
}

const drawingOf = (name: string) =>
  drawings().get(name) ?? (otherCards.has(name) ? cardScene(name) : undefined)

const inside = (name: string, svg: string) =>
  svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace('id="art"', `id="${drawingId(name)}"`)

const always = iconSymbols() + inside('logo', logoScene())

/**
 * What a document holds of the drawings itself, so that they are there with the first paint and cost no request: the
 * icons, the mark, and what the first screen of this page shows.
 */
export function drawingSheet(html: string) {
  const names = new Set([...html.matchAll(/ href="#drawing-([\w-]+)"/g)].map(([, name = '']) => name))
  names.delete('logo')
  const first = [...names].map((name) => {
    const svg = drawingOf(name)
    if (svg === undefined) throw new Error(`There is no drawing "${name}".`)
    return inside(name, svg)
  })
  return `<svg hidden aria-hidden="true" focusable="false">${always}${first.join('')}</svg>`
}
