import { useActorRef } from '@xstate/react'
import type { CourseContent } from '~/data/courses/course.page'
import { checkEnquiry, type EnquiryValues, emptyEnquiry } from '~/data/enquiry/enquiry'
import type { DeliveredPage } from '~/data/site/page'
import { submissionOf } from '~/machines/submission.machine'
import { CoursePage } from '~/ui/course/CoursePage'
import { lastResultsHref } from './-lastResults'
import { sendEnquiry } from './-sendEnquiry'

const enquiryMachine = submissionOf<EnquiryValues>()

/** One course page at its two addresses. */
export function CourseScreen({ page: { content, trail } }: { page: DeliveredPage<CourseContent> }) {
  const { id, code, title } = content.course
  const enquiry = useActorRef(
    enquiryMachine.provide({ actors: { send: sendEnquiry(title, { id, code, title }) } }),
    { input: { values: emptyEnquiry, check: checkEnquiry } },
  )
  return <CoursePage content={content} trail={trail} enquiry={enquiry} resultsHref={lastResultsHref()} />
}
