import type { HomeContent } from '~/data/home/home.page'
import type { CarouselActor } from '~/machines/carousel.machine'
import type { CourseSearchActor } from '~/machines/courseSearch.machine'
import { late } from '~/ui/site/late'
import { CategoriesSection } from './CategoriesSection'
import { CourseFinderSection } from './CourseFinderSection'
import { Hero } from './Hero'

const LateSections = late('src/ui/home/LowerSections.tsx', () =>
  import('./LowerSections').then(({ LowerSections }) => LowerSections),
)

/** §2.2: the sections in the order of the specification. */
export function HomePage({
  content,
  carousels,
  search,
}: {
  content: HomeContent
  carousels: { categories: CarouselActor; services: CarouselActor; programs: CarouselActor }
  search: CourseSearchActor
}) {
  const { texts, goals, categories, courses } = content
  return (
    <>
      <Hero texts={texts.hero} goals={goals} courseCount={courses.length} />
      <CategoriesSection texts={texts.categories} categories={categories} carousel={carousels.categories} />
      <CourseFinderSection texts={texts.finder} courses={courses} search={search} />
      <LateSections content={content} carousels={carousels} />
    </>
  )
}
