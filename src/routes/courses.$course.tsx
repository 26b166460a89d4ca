import { createFileRoute } from '@tanstack/react-router'
import { CourseNotFound } from '~/ui/course/CourseNotFound'
import { CourseScreen } from './-CourseScreen'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/courses/$course')({
  loader: ({ context, params }) => pageOrNotFound(context.loadPage, 'course', params.course),
  head: headOf,
  notFoundComponent: CourseNotFound,
  component: function Course() {
    return <CourseScreen page={Route.useLoaderData()} />
  },
})
