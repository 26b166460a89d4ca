import { useRouteContext } from '@tanstack/react-router'
import type { CourseContent } from '~/data/courses/course.page'
import type { DeliveredPage } from '~/data/site/page'
import { CoursePage } from '~/ui/course/CoursePage'
import { LazyCourseDetails } from './lazyCourseDetails'

/** One course page at its two addresses. */
export function CourseScreen({ page: { content, trail } }: { page: DeliveredPage<CourseContent> }) {
  const { results } = useRouteContext({ from: '__root__' })
  return (
    <CoursePage content={content} trail={trail} resultsLink={results.link}>
      <LazyCourseDetails content={content} />
    </CoursePage>
  )
}
