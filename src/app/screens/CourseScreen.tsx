import { useRouteContext } from '@tanstack/react-router'
import { useEnquiry } from '~/app/leads/useEnquiry'
import type { CourseContent } from '~/data/courses/course.page'
import type { DeliveredPage } from '~/data/site/page'
import { CoursePage } from '~/ui/course/CoursePage'

/** One course page at its two addresses. */
export function CourseScreen({ page: { content, trail } }: { page: DeliveredPage<CourseContent> }) {
  const { id, code, title } = content.course
  const { results } = useRouteContext({ from: '__root__' })
  const enquiry = useEnquiry({ about: title, course: { id, code, title } })
  return <CoursePage content={content} trail={trail} enquiry={enquiry} resultsLink={results.link} />
}
