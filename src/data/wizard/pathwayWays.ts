import { findRole } from '~/data/careers/careers'
import { type CourseLink, courseLinks } from '~/data/courses/courseLinks'
import type { LabelledLink } from '~/data/site/links'
import type { CareerPathway } from './careerPathways'

/** Where a pathway leads from here: the courses that serve it, and the roles that its work is close to. */
export interface PathwayWays {
  recommended: readonly CourseLink[]
  roles: readonly LabelledLink[]
}

/** A role or a course that is not there stops the build. */
export const waysOf = ({ id, recommended, roles }: CareerPathway): PathwayWays => ({
  recommended: courseLinks(recommended),
  roles: roles.map((slug) => {
    const role = findRole(slug)
    if (!role) throw new Error(`The pathway ${id} names ${slug}, which is no role.`)
    return {
      label: role.title,
      link: { to: '/career-hub/$career/$role', params: { career: role.careerSlug, role: slug } },
    }
  }),
})
