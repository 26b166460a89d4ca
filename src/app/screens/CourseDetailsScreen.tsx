import { useEnquiry } from '~/app/leads/useEnquiry'
import type { CourseContent } from '~/data/courses/course.page'
import { CourseDetails } from '~/ui/course/CourseDetails'

/** A course page below its head, with the enquiry about this course. */
export function CourseDetailsScreen({ content }: { content: CourseContent }) {
  const { id, code, title } = content.course
  const enquiry = useEnquiry({ about: title, course: { id, code, title } })
  return <CourseDetails content={content} enquiry={enquiry} />
}
