import type { CategoryId } from '~/data/courses/vocabulary'
import { findCareerArea } from './areas'
import type { Career, GrowthLabel, Role } from './career'
import { truncateShort } from './careers'

/** Where a career stands: its area's name and palette. */
export interface CareerPlace {
  slug: string
  title: string
  area: string
  hue: CategoryId
}

/** What an index draws of a career; `short` is truncated as §9 says. */
export type CareerCard = CareerPlace & {
  short: string
  roles: readonly { slug: string; title: string }[]
}

/** What a list draws of a role. */
export interface RoleCard {
  slug: string
  careerSlug: string
  title: string
  shortDescription: string
  weeklyPay: number
  jobOpenings: number
  growth: number
  growthLabel: GrowthLabel
}

export function placeOf({ slug, title, area }: Career): CareerPlace {
  const found = findCareerArea(area)
  if (!found) throw new Error(`src/data/careers/content/${slug}.ts names an area that is not there.`)
  return { slug, title, area: found.name, hue: found.hue }
}

export const toCareerCard = (career: Career): CareerCard => ({
  ...placeOf(career),
  short: truncateShort(career.description),
  roles: career.roles.map(({ slug, title }) => ({ slug, title })),
})

export const toRoleCard = (role: Role): RoleCard => ({
  slug: role.slug,
  careerSlug: role.careerSlug,
  title: role.title,
  shortDescription: role.shortDescription,
  weeklyPay: role.outlook.averageWeeklySalary,
  jobOpenings: role.outlook.jobOpenings,
  growth: role.outlook.employmentGrowth,
  growthLabel: role.growthOutlook.label,
})
