import type { CategoryId } from '~/data/courses/vocabulary'
import { definePage, home, type Page } from '~/data/site/page'
import { findCareerArea } from './areas'
import type { CareerAreaId } from './career'
import { type CareerCard, toCareerCard } from './careerCards'
import { careers, careersByArea, roles } from './careers'

export interface CareersContent {
  careers: readonly CareerCard[]
  roleCount: number
}

interface CareerAreaGroup {
  id: CareerAreaId
  name: string
  hue: CategoryId
  careers: readonly CareerCard[]
}

export interface CareersByAreaContent {
  areas: readonly CareerAreaGroup[]
}

/** §2.8: the index of careers. */
export const careersPage = definePage(
  'careers',
  [{ to: '/careers' }],
  (): Page<CareersContent> => ({
    head: {
      title: 'Career hub',
      description:
        'Careers and roles across Australia: what people do all day, what they earn, how the work is growing and which courses prepare for it.',
      path: '/careers',
      index: true,
    },
    trail: [home, { label: 'Careers' }],
    content: { careers: careers.map(toCareerCard), roleCount: roles.length },
  }),
)

/** The same careers grouped by area of work. */
export const careersByAreaPage = definePage(
  'careersByArea',
  [{ to: '/careers/by-area' }],
  (): Page<CareersByAreaContent> => ({
    head: {
      title: 'Careers by area of work',
      description:
        'All careers of our hub grouped by area of work, from health and community to technology, each with its roles and where they lead.',
      path: '/careers/by-area',
      index: true,
    },
    trail: [home, { label: 'Careers', link: { to: '/careers' } }, { label: 'By area' }],
    content: {
      areas: careersByArea().map(({ area, careers: inArea }) => {
        const found = findCareerArea(area)
        if (!found) throw new Error(`There is no career area ${area}.`)
        return { id: found.id, name: found.name, hue: found.hue, careers: inArea.map(toCareerCard) }
      }),
    },
  }),
)
