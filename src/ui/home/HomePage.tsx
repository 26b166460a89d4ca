import type { HomeContent } from '~/data/home/home.page'
import type { CarouselActor } from '~/machines/carousel.machine'
import type { CourseSearchActor } from '~/machines/courseSearch.machine'
import { CategoriesSection } from './CategoriesSection'
import { CourseFinderSection } from './CourseFinderSection'
import { Hero } from './Hero'

export function HomePage({
  content,
  categories,
  search,
}: {
  content: HomeContent
  categories: CarouselActor
  search: CourseSearchActor
}) {
  return (
    <>
      <Hero goals={content.goals} courseCount={content.courses.length} />
      <CategoriesSection categories={content.categories} carousel={categories} />
      <CourseFinderSection courses={content.courses} search={search} />
    </>
  )
}
