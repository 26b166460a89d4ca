import { type CourseLink, courseLinks } from '~/data/courses/courseLinks'
import { definePages, home, type Page } from '~/data/site/page'
import type { FigureSource } from './career'
import {
  type CareerCard,
  type CareerPlace,
  placeOf,
  type RoleCard,
  toCareerCard,
  toRoleCard,
} from './careerCards'
import { careers, findCareer } from './careers'
import type { CareerText } from './careerText'
import { careerTextOf } from './careerTexts'

/** How many courses a career page offers; its role pages list all of theirs. */
const CAREER_COURSES = 6
/** How many other careers stand under one. */
const OTHER_CAREERS = 3

export interface CareerContent {
  career: CareerPlace & { description: string }
  text: CareerText | undefined
  roles: readonly RoleCard[]
  source: FigureSource
  courses: readonly CourseLink[]
  others: readonly CareerCard[]
}

/** §2.8: one career and its roles. */
export const careerPages = definePages({
  name: 'career',
  ids: () => careers.map(({ slug }) => slug),
  links: (slug) => [{ to: '/CareerHubPage/$career', params: { career: slug } }],
  load: (slug): Page<CareerContent> | undefined => {
    const career = findCareer(slug)
    const [firstRole] = career?.roles ?? []
    if (!career || !firstRole) return undefined
    const others = careers.filter(({ id }) => id !== career.id)
    const near = others.filter(({ area }) => area === career.area)
    const far = others.filter(({ area }) => area !== career.area)
    return {
      head: {
        title: `${career.title}: careers and roles`,
        description: `${career.title}: what the work is like, the roles there are, what people earn and which courses prepare for them. Figures are illustrative.`,
        path: `/CareerHubPage/${career.slug}`,
        index: true,
      },
      trail: [home, { label: 'Careers', link: { to: '/careers' } }, { label: career.title }],
      content: {
        career: { ...placeOf(career), description: career.description },
        text: careerTextOf(slug),
        roles: career.roles.map(toRoleCard),
        source: firstRole.sources.outlook,
        courses: courseLinks(career.roles.flatMap(({ courseIds }) => courseIds)).slice(0, CAREER_COURSES),
        others: [...near, ...far].slice(0, OTHER_CAREERS).map(toCareerCard),
      },
    }
  },
})
