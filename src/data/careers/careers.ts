import { teaser } from '~/data/site/teaser'
import type { Career, CareerAreaId, Role } from './career'
import { careerAreaIds } from './career'
import { career as bookkeeping } from './content/accounting-and-bookkeeping'
import { career as support } from './content/aged-and-disability-support'
import { career as animalCare } from './content/animal-care'
import { career as beautyAndRetail } from './content/beauty-and-retail'
import { career as earlyChildhood } from './content/early-childhood-education'
import { career as informationTechnology } from './content/information-technology'
import { career as leadership } from './content/leadership-and-operations'
import { career as marketing } from './content/marketing-and-communications'
import { career as administration } from './content/office-administration'
import { career as training } from './content/training-and-assessment'

/** All careers, by title. */
export const careers: readonly Career[] = [
  bookkeeping,
  support,
  animalCare,
  beautyAndRetail,
  earlyChildhood,
  informationTechnology,
  leadership,
  marketing,
  administration,
  training,
].sort((a, b) => a.title.localeCompare(b.title, 'en-AU'))

export const roles: readonly Role[] = careers.flatMap((career) => career.roles)

const careerBySlug: ReadonlyMap<string, Career> = new Map(careers.map((career) => [career.slug, career]))
const roleBySlug: ReadonlyMap<string, Role> = new Map(roles.map((role) => [role.slug, role]))

export const findCareer = (slug: string) => careerBySlug.get(slug)

/** Role slugs are unique across careers, so that `/careers/{role}` needs no career. */
export const findRole = (slug: string) => roleBySlug.get(slug)

/** Areas in their order, each with its careers; an area without careers is left out. */
export const careersByArea = (): { area: CareerAreaId; careers: Career[] }[] =>
  careerAreaIds
    .map((area) => ({ area, careers: careers.filter((career) => career.area === area) }))
    .filter((group) => group.careers.length > 0)

/** The other roles of the same career first, then roles that share a course, most shared courses first. */
export function relatedRoles(role: Role, limit = 4): Role[] {
  const shared = (other: Role) => other.courseIds.filter((id) => role.courseIds.includes(id)).length
  const siblings = roles.filter((other) => other.careerId === role.careerId && other.id !== role.id)
  const elsewhere = roles
    .filter((other) => other.careerId !== role.careerId && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a))
  return [...siblings, ...elsewhere].slice(0, limit)
}

/** §9: a career's short description is truncated here. */
export const shortDescriptionLength = 120

export const truncateShort = (text: string) => teaser(text, shortDescriptionLength)
