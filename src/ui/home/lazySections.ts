import { lazilyHydrated } from '~/ui/site/lazyHydration'

export const LazyCategories = lazilyHydrated('src/ui/home/CategoriesSection.tsx', () =>
  import('./CategoriesSection').then(({ CategoriesSection }) => CategoriesSection),
)

export const LazyFinder = lazilyHydrated('src/ui/home/CourseFinderSection.tsx', () =>
  import('./CourseFinderSection').then(({ CourseFinderSection }) => CourseFinderSection),
)

export const LazySections = lazilyHydrated('src/ui/home/LowerSections.tsx', () =>
  import('./LowerSections').then(({ LowerSections }) => LowerSections),
)
