import { lastResultsLink } from '~/app/lastResults'
import { useEnquiry } from '~/app/leads/useEnquiry'
import type { CourseContent } from '~/data/courses/course.page'
import type { DeliveredPage } from '~/data/site/page'
import { CoursePage } from '~/ui/course/CoursePage'

/** One course page at its two addresses. */
export function CourseScreen({ page: { content, trail } }: { page: DeliveredPage<CourseContent> }) {
  const { id, code, title } = content.course
  const enquiry = useEnquiry({ about: title, course: { id, code, title } })
  return <CoursePage content={content} trail={trail} enquiry={enquiry} resultsLink={lastResultsLink()} />
}
