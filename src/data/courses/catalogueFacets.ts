import { type Facets, optionsOf } from '~/data/lists/facets'
import type { CourseCard } from './course'
import { categoryIds, categoryTitles } from './vocabulary'

/** The facets of §2.12, which match exactly (§5). */
export const catalogueFacets = {
  area: {
    label: 'Area of interest',
    options: categoryIds.map((id) => ({ value: id, label: categoryTitles[id] })),
    matches: ({ categoryId }, value) => categoryId === value,
  },
  qualification: {
    label: 'Qualification',
    hint: 'Qualification awarded when you finish',
    options: optionsOf([
      'Certificate II',
      'Certificate III',
      'Certificate IV',
      'Diploma',
      'Statement Of Attainment',
    ]),
    matches: ({ level }, value) => level === value,
  },
} as const satisfies Facets<CourseCard>
