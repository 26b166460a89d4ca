import { articleSummaries } from '~/data/blog/articles'
import { careers } from '~/data/careers/careers'
import { comingSoonId } from '~/data/comingSoon/comingSoonId'
import { comingSoonPages } from '~/data/comingSoon/comingSoonPages'
import { categories } from '~/data/courses/categories'
import { courses } from '~/data/courses/courses'
import { programs } from '~/data/programs/programs'
import { services } from '~/data/services/services'
import { hrefOf } from '~/data/site/links'
import { emptyCast, pageCast } from '~/ui/art/cast/others'
import { allDrawings, sceneOfArea } from '~/ui/art/drawings'
import { iconSymbols } from '~/ui/art/icons'
import { logoScene } from '~/ui/art/logo'
import { drawingId } from '~/ui/kit/showWhenNear'

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

let drawn: ReadonlyMap<string, string> | undefined

/** Every drawing of the site, by its name. What has no picture is told here, so that no build goes without one. */
export function drawings() {
  drawn ??= allDrawings({
    course: slugs(courses),
    career: slugs(careers),
    program: slugs(programs),
    service: slugs(services),
    article: slugs(articleSummaries),
    category: categories.map(({ id }) => id),
    soon: comingSoonPages.map(({ link }) => comingSoonId(hrefOf(link))),
    page: Object.keys(pageCast),
    empty: Object.keys(emptyCast),
  })
  return drawn
}

/** Pictures of courses that the site does not have, those of `npm run scale`: the subject of each and its place. */
const otherCourses = new Map<string, { subject: string; place: number }>()

/** Lets pages show other courses, each drawn where a page shows it: all of them would not fit into memory. */
export function allowCourses(list: Iterable<{ slug: string; subjects: readonly string[] }>) {
  for (const {
    slug,
    subjects: [subject = ''],
  } of list)
    otherCourses.set(`course-${slug}`, { subject, place: otherCourses.size })
}

function drawingOf(name: string) {
  const other = otherCourses.get(name)
  return other ? sceneOfArea(other.subject, other.place) : drawings().get(name)
}

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
  return `<div hidden><svg aria-hidden="true" focusable="false">${always}${first.join('')}</svg></div>`
}
