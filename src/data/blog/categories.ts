import type { CategoryId } from '~/data/courses/vocabulary'

/** Blog categories of §3, in its order. */
export const blogCategoryIds = [
  'health-community',
  'accounting-finance',
  'beauty-retail',
  'business-leadership',
  'design-technology',
  'education',
  'environment-animal-studies',
] as const
export type BlogCategoryId = (typeof blogCategoryIds)[number]

export type BlogCategory = {
  readonly id: BlogCategoryId
  readonly name: string
  /** One of the site's five palettes; there are seven topics, so two palettes serve twice. */
  readonly hue: CategoryId
}

export const blogCategories: readonly BlogCategory[] = [
  { id: 'health-community', name: 'Health & Community', hue: 'health' },
  { id: 'accounting-finance', name: 'Accounting & Finance', hue: 'technology' },
  { id: 'beauty-retail', name: 'Beauty & Retail', hue: 'creative' },
  { id: 'business-leadership', name: 'Business & Leadership', hue: 'creative' },
  { id: 'design-technology', name: 'Design & Technology', hue: 'design_technology' },
  { id: 'education', name: 'Education', hue: 'education' },
  { id: 'environment-animal-studies', name: 'Environment & Animal Studies', hue: 'health' },
]

export const findBlogCategory = (id: string) => blogCategories.find((category) => category.id === id)
