import type { TextSearch } from '~/data/lists/textSearch'

/** The search of the site as a list of courses needs it: made when it is first asked for. */
export interface CourseSearch {
  (): Promise<unknown>
  current: () => { courses: TextSearch } | undefined
}

/** The search of the site, which knows courses by their slugs, for a list of courses. */
export const searchOfCourses = (search: CourseSearch | undefined) =>
  search && {
    by: {
      find: (text: string) => search.current()?.courses.find(text),
      coming: () =>
        search.current()
          ? search.current()?.courses.coming()
          : search().then(() => search.current()?.courses.coming()),
    },
    idOf: ({ slug }: { slug: string }) => slug,
  }
