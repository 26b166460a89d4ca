import { LazyCourseDetails } from './screens/lazyCourseDetails'
import { showing } from './showing'

const course = showing('course', ({ course }: { course: string }) => course)

/** What both addresses of a course do: its details are there when the page is drawn. */
export const showingCourse = {
  ...course,
  loader: async (asked: Parameters<typeof course.loader>[0]) => {
    const [page] = await Promise.all([course.loader(asked), LazyCourseDetails.arrived()])
    return page
  },
}
