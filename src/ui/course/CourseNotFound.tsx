import { NamedNotFound } from '~/ui/site/NamedNotFound'

/** An id or slug that no course has. */
export const CourseNotFound = () => (
  <NamedNotFound
    title="Course not found"
    text="No course has this address. It may have been renamed or be no longer offered."
    back={{ label: 'Browse all courses', link: { to: '/courses' } }}
    also={{ label: 'Let the course finder help', link: { to: '/course-wizard' } }}
  />
)
