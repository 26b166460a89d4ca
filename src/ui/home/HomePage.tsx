import type { CourseSearch } from '~/data/courses/courseSearch'
import type { HomeContent } from '~/data/home/home.page'
import type { ListAddress } from '~/ui/lists/useListing'
import { Hero } from './Hero'
import { LazyCategories, LazyFinder, LazySections } from './lazySections'

/** §2.2: the sections in the order of the requirements. */
export function HomePage({
  content,
  finder,
  search,
}: {
  content: HomeContent
  finder: ListAddress
  search: CourseSearch
}) {
  const { texts, goals, categories, courses } = content
  return (
    <>
      <Hero texts={texts.hero} goals={goals} courseCount={courses.length} />
      <LazyCategories texts={texts.categories} categories={categories} />
      <LazyFinder texts={texts.finder} courses={courses} address={finder} search={search} />
      <LazySections content={content} />
    </>
  )
}
