import { createFileRoute } from '@tanstack/react-router'
import { CourseScreen } from '~/app/screens/CourseScreen'
import { showing } from '~/app/showing'
import { CourseNotFound } from '~/ui/course/CourseNotFound'

export const Route = createFileRoute('/courses/$course')({
  ...showing('course', ({ course }: { course: string }) => course),
  notFoundComponent: CourseNotFound,
  component: () => <CourseScreen page={Route.useLoaderData()} />,
})
