import { createFileRoute } from '@tanstack/react-router'
import { CourseScreen } from '~/app/screens/CourseScreen'
import { showingCourse } from '~/app/showingCourse'
import { CourseNotFound } from '~/ui/course/CourseNotFound'

export const Route = createFileRoute('/course/$course')({
  ...showingCourse,
  notFoundComponent: CourseNotFound,
  component: () => <CourseScreen page={Route.useLoaderData()} />,
})
