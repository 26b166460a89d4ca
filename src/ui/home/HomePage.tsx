import type { HomeContent } from '~/data/home/home.page'
import type { ListAddress } from '~/ui/lists/useListing'
import { lazilyHydrated } from '~/ui/site/lazyHydration'
import { Hero } from './Hero'

const LazyCategories = lazilyHydrated('src/ui/home/CategoriesSection.tsx', () =>
  import('./CategoriesSection').then(({ CategoriesSection }) => CategoriesSection),
)

const LazySections = lazilyHydrated('src/ui/home/LowerSections.tsx', () =>
  import('./LowerSections').then(({ LowerSections }) => LowerSections),
)

const LazyFinder = lazilyHydrated('src/ui/home/CourseFinderSection.tsx', () =>
  import('./CourseFinderSection').then(({ CourseFinderSection }) => CourseFinderSection),
)

/** §2.2: the sections in the order of the requirements. */
export function HomePage({ content, finder }: { content: HomeContent; finder: ListAddress }) {
  const { texts, goals, categories, courses } = content
  return (
    <>
      <Hero texts={texts.hero} goals={goals} courseCount={courses.length} />
      <LazyCategories texts={texts.categories} categories={categories} />
      <LazyFinder texts={texts.finder} courses={courses} address={finder} />
      <LazySections content={content} />
    </>
  )
}
