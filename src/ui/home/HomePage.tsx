import type { HomeContent } from '~/data/home/home.page'
import type { CarouselActor } from '~/machines/carousel.machine'
import type { ListAddress } from '~/ui/lists/useListing'
import { lazilyHydrated } from '~/ui/site/lazyHydration'
import { CategoriesSection } from './CategoriesSection'
import { Hero } from './Hero'

const LazySections = lazilyHydrated('src/ui/home/LowerSections.tsx', () =>
  import('./LowerSections').then(({ LowerSections }) => LowerSections),
)

const LazyFinder = lazilyHydrated('src/ui/home/CourseFinderSection.tsx', () =>
  import('./CourseFinderSection').then(({ CourseFinderSection }) => CourseFinderSection),
)

/** §2.2: the sections in the order of the requirements. */
export function HomePage({
  content,
  carousels,
  finder,
}: {
  content: HomeContent
  carousels: { categories: CarouselActor; services: CarouselActor; programs: CarouselActor }
  finder: ListAddress
}) {
  const { texts, goals, categories, courses } = content
  return (
    <>
      <Hero texts={texts.hero} goals={goals} courseCount={courses.length} />
      <CategoriesSection texts={texts.categories} categories={categories} carousel={carousels.categories} />
      <LazyFinder texts={texts.finder} courses={courses} address={finder} />
      <LazySections content={content} carousels={carousels} />
    </>
  )
}
