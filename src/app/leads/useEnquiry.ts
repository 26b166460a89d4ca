import { useActorRef } from '@xstate/react'
import { checkEnquiry, type EnquiryValues, emptyEnquiry } from '~/data/enquiry/enquiry'
import { submissionOf } from '~/machines/submission.machine'
import { type EnquirySubject, sendEnquiry } from './sendEnquiry'

const enquiryMachine = submissionOf<EnquiryValues>()

/** The enquiry form of a page: what it is about, and what stands in its message beforehand. */
export function useEnquiry(subject: EnquirySubject, message = '') {
  return useActorRef(enquiryMachine.provide({ actors: { send: sendEnquiry(subject) } }), {
    input: { values: { ...emptyEnquiry, message }, check: checkEnquiry },
  })
}
