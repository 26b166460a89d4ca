import { type CourseLink, courseLinks } from '~/data/courses/courseLinks'
import { definePages, home, type Page } from '~/data/site/page'
import { teaser } from '~/data/site/teaser'
import type { Role } from './career'
import { type CareerPlace, placeOf, type RoleCard, toRoleCard } from './careerCards'
import { findCareer, findRole, relatedRoles, roles } from './careers'
import type { RoleText } from './roleText'
import { roleTextOf } from './roleTexts'

/** What a search engine shows of a description. */
const DESCRIPTION_CHARACTERS = 158

export interface RoleContent {
  role: Omit<Role, 'courseIds'>
  text: RoleText | undefined
  career: CareerPlace
  courses: readonly CourseLink[]
  related: readonly RoleCard[]
}

/** §2.8: one role at three addresses. */
export const rolePages = definePages({
  name: 'role',
  ids: () => roles.map(({ slug }) => slug),
  links: (slug) => [
    { to: '/career-hub/$career/$role', params: { career: findRole(slug)?.careerSlug ?? '', role: slug } },
    { to: '/careers/$role', params: { role: slug } },
    { to: '/pages/$slug', params: { slug } },
  ],
  load: (slug): Page<RoleContent> | undefined => {
    const found = findRole(slug)
    const career = found && findCareer(found.careerSlug)
    if (!found || !career) return undefined
    const { courseIds, ...role } = found
    return {
      head: {
        title: `${role.title}: work, pay and outlook`,
        description: teaser(role.shortDescription, DESCRIPTION_CHARACTERS),
        path: `/career-hub/${career.slug}/${role.slug}`,
        index: true,
      },
      trail: [
        home,
        { label: 'Careers', link: { to: '/careers' } },
        { label: career.title, link: { to: '/CareerHubPage/$career', params: { career: career.slug } } },
        { label: role.title },
      ],
      content: {
        role,
        text: roleTextOf(slug),
        career: placeOf(career),
        courses: courseLinks(courseIds),
        related: relatedRoles(found).map(toRoleCard),
      },
    }
  },
})
