import type { CategoryId } from '~/data/courses/vocabulary'
import type { CareerAreaId } from './career'

export type CareerArea = {
  readonly id: CareerAreaId
  readonly name: string
  /** One of the site's five palettes. */
  readonly hue: CategoryId
}

export const careerAreas: readonly CareerArea[] = [
  { id: 'health-community', name: 'Health and community', hue: 'health' },
  { id: 'animals-environment', name: 'Animals and environment', hue: 'health' },
  { id: 'education-training', name: 'Education and training', hue: 'education' },
  { id: 'business-administration', name: 'Business and administration', hue: 'creative' },
  { id: 'accounting-finance', name: 'Accounting and finance', hue: 'technology' },
  { id: 'technology', name: 'Technology', hue: 'design_technology' },
  { id: 'beauty-retail', name: 'Beauty and retail', hue: 'creative' },
]

const byId: ReadonlyMap<string, CareerArea> = new Map(careerAreas.map((area) => [area.id, area]))

export const findCareerArea = (id: string) => byId.get(id)
