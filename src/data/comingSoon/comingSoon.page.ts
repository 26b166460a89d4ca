import { definePages, type Page, type TrailStep } from '~/data/site/page'
import { type CareerPathway, findCareerPathway } from '~/data/wizard/careerPathways'
import { comingSoonId, comingSoonPath } from './comingSoonId'
import type { ComingSoonPage } from './comingSoonPage'
import { comingSoonPages, findComingSoonPage, pagesWithin } from './comingSoonPages'

export type KnownPathway = Pick<
  CareerPathway,
  'description' | 'duration' | 'salary' | 'demand' | 'difficulty' | 'skills' | 'courses' | 'area'
>

export interface ComingSoonContent {
  page: Omit<ComingSoonPage, 'description' | 'parent'>
  /** The placeholder pages that this one leads on to. */
  within: readonly { path: string; title: string; what: string }[]
  /** What the career wizard already says of a pathway. */
  pathway?: KnownPathway
}

const PATHWAYS = '/career-paths/'

function pathwayOf(path: string): KnownPathway | undefined {
  const found = path.startsWith(PATHWAYS) ? findCareerPathway(path.slice(PATHWAYS.length)) : undefined
  if (!found) return undefined
  const { description, duration, salary, demand, difficulty, skills, courses, area } = found
  return { description, duration, salary, demand, difficulty, skills, courses, area }
}

/** The placeholder pages above a page, from the outermost. */
function stepsAbove(parent: string | undefined): TrailStep[] {
  const above = parent === undefined ? undefined : findComingSoonPage(parent)
  return above ? [...stepsAbove(above.parent), { label: above.title, to: above.path }] : []
}

/** Pathways and tools belong to pages that are finished. */
function stepsTo({ path, parent }: ComingSoonPage): TrailStep[] {
  if (path.startsWith(PATHWAYS)) return [{ label: 'Career wizard', to: '/tools/career-wizard' }]
  if (path.startsWith('/tools/')) return [{ label: 'Employment pathways', to: '/employment-pathways' }]
  return stepsAbove(parent)
}

/** §2: every placeholder page. There is nothing on them yet for which a search engine should send anybody. */
export const comingSoonSource = definePages({
  name: 'comingSoon',
  ids: () => comingSoonPages.map(({ path }) => comingSoonId(path)),
  paths: (id) => [comingSoonPath(id)],
  load: (id): Page<ComingSoonContent> | undefined => {
    const found = findComingSoonPage(comingSoonPath(id))
    if (!found) return undefined
    const { path, title, what, forWhom, meanwhile } = found
    const pathway = pathwayOf(path)
    return {
      head: { title, description: found.description, path, index: false },
      trail: [{ label: 'Home', to: '/' }, ...stepsTo(found), { label: title }],
      content: {
        page: { path, title, what, forWhom, meanwhile },
        within: pagesWithin(path).map((page) => ({ path: page.path, title: page.title, what: page.what })),
        ...(pathway && { pathway }),
      },
    }
  },
})
