import { optimize } from 'svgo'
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

/** The same drawing in fewer bytes: positions from one point to the next are shorter than from the corner. */
const shorter = (svg: string) =>
  optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 1 } }] }).data

function draw(): ReadonlyMap<string, string> {
  const drawings = allDrawings({
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
  return new Map([...drawings].map(([name, svg]) => [name, shorter(svg)]))
}

let drawn: ReadonlyMap<string, string> | undefined

/** Every drawing of the site, by its name. */
export function drawings() {
  drawn ??= draw()
  return drawn
}

/** Cards that the site does not have, each once it is drawn: those of the made-up courses of `npm run scale`. */
const otherCards = new Map<string, string | undefined>()

/** Lets pages show cards of other names, which are drawn when a page first shows them. */
export function allowCards(names: Iterable<string>) {
  for (const name of names) otherCards.set(name, undefined)
}

function drawingOf(name: string): string | undefined {
  const known = drawings().get(name) ?? otherCards.get(name)
  if (known !== undefined || !otherCards.has(name)) return known
  const svg = shorter(cardScene(name))
  otherCards.set(name, svg)
  return svg
}

const inside = (name: string, svg: string) =>
  svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace('id="art"', `id="${drawingId(name)}"`)

let always: string | undefined

/**
 * What a document holds of the drawings itself, so that they are there with the first paint and cost no request: the
 * icons, the mark, and what the first screen of this page shows.
 */
export function drawingSheet(html: string) {
  always ??=
    shorter(`<svg xmlns="http://www.w3.org/2000/svg">${iconSymbols()}</svg>`).replace(
      /^<svg[^>]*>|<\/svg>$/g,
      '',
    ) + inside('logo', shorter(logoScene()))
  const names = new Set([...html.matchAll(/ href="#drawing-([\w-]+)"/g)].map(([, name = '']) => name))
  names.delete('logo')
  const first = [...names].map((name) => {
    const svg = drawingOf(name)
    if (svg === undefined) throw new Error(`There is no drawing "${name}".`)
    return inside(name, svg)
  })
  return `<svg hidden aria-hidden="true" focusable="false">${always}${first.join('')}</svg>`
}
