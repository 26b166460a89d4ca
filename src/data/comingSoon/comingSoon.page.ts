import { type CourseLink, courseLinks } from '~/data/courses/courseLinks'
import { courses } from '~/data/courses/courses'
import { hrefOf, type SiteLink } from '~/data/site/links'
import { definePages, home, type Page, type TrailStep } from '~/data/site/page'
import { type CareerPathway, findCareerPathway } from '~/data/wizard/careerPathways'
import { type PathwayWays, waysOf } from '~/data/wizard/pathwayWays'
import { comingSoonId, comingSoonPath } from './comingSoonId'
import type { ComingSoonPage } from './comingSoonPage'
import { comingSoonPages, findComingSoonPage, pagesWithin } from './comingSoonPages'
import { todayOf } from './texts'
import type { TodayPart } from './todayParts'

export type KnownPathway = Pick<
  CareerPathway,
  'description' | 'duration' | 'salary' | 'demand' | 'difficulty' | 'skills' | 'courses'
> &
  PathwayWays

export interface ComingSoonContent {
  page: Omit<ComingSoonPage, 'description' | 'link' | 'parent'>
  /** Which placeholder it is; its picture is called after it. */
  id: string
  /** What it says and offers already. */
  today: readonly TodayPart[]
  /** The placeholder pages that this one leads on to. */
  within: readonly Pick<ComingSoonPage, 'link' | 'title' | 'what'>[]
  /** What the career wizard already says of a pathway. */
  pathway?: KnownPathway
  /** All courses, on the page about prices. */
  courses?: readonly CourseLink[]
}

function pathwayOf(link: SiteLink): KnownPathway | undefined {
  const found = link.to === '/career-paths/$id' ? findCareerPathway(link.params.id) : undefined
  if (!found) return undefined
  const { description, duration, salary, demand, difficulty, skills, courses } = found
  return { description, duration, salary, demand, difficulty, skills, courses, ...waysOf(found) }
}

/** The placeholder pages above a page, from the outermost. */
function stepsAbove(parent: SiteLink | undefined): TrailStep[] {
  const above = parent && findComingSoonPage(hrefOf(parent))
  return above ? [...stepsAbove(above.parent), { label: above.title, link: above.link }] : []
}

/** Pathways and tools belong to pages that are finished. */
function stepsTo({ link, parent }: ComingSoonPage): TrailStep[] {
  if (link.to === '/career-paths/$id')
    return [{ label: 'Career wizard', link: { to: '/tools/career-wizard' } }]
  if (link.to === '/tools/$slug')
    return [{ label: 'Employment pathways', link: { to: '/employment-pathways' } }]
  return stepsAbove(parent)
}

/** §2: every placeholder page. There is nothing on them yet for which a search engine should send anybody. */
export const comingSoonSource = definePages({
  name: 'comingSoon',
  ids: () => comingSoonPages.map(({ link }) => comingSoonId(hrefOf(link))),
  links: (id) => {
    const page = findComingSoonPage(comingSoonPath(id))
    return page ? [page.link] : []
  },
  load: (id): Page<ComingSoonContent> | undefined => {
    const found = findComingSoonPage(comingSoonPath(id))
    if (!found) return undefined
    const { link, title, what, forWhom, meanwhile } = found
    const path = hrefOf(link)
    const pathway = pathwayOf(link)
    return {
      head: { title, description: found.description, path, index: false },
      trail: [home, ...stepsTo(found), { label: title }],
      content: {
        id,
        page: { title, what, forWhom, meanwhile },
        today: todayOf(id),
        within: pagesWithin(path).map((page) => ({ link: page.link, title: page.title, what: page.what })),
        ...(pathway && { pathway }),
        ...(path === '/pricing' && { courses: courseLinks(courses.map(({ slug }) => slug)) }),
      },
    }
  },
})
