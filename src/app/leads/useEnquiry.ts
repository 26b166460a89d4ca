import { useActorRef } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { giveBack } from '~/app/giveBack'
import { enquiryDraftSchema } from '~/data/enquiry/drafts'
import { checkEnquiry, type EnquiryValues, emptyEnquiry } from '~/data/enquiry/enquiry'
import { submissionOf } from '~/machines/submission.machine'
import { type EnquirySubject, sendEnquiry } from './sendEnquiry'

const enquiryMachine = submissionOf<EnquiryValues>()

/**
 * The enquiry form of a page: what it is about, what stands in its message beforehand, and what else tells it from others
 * when the device gives back what was typed in it.
 */
export function useEnquiry(subject: EnquirySubject, message = '', apart = '') {
  const enquiry = useActorRef(enquiryMachine.provide({ actors: { send: sendEnquiry(subject) } }), {
    id: `enquiry ${subject.about}${apart}`,
    input: { values: { ...emptyEnquiry, message }, check: checkEnquiry },
  })
  useLayoutEffect(() => giveBack(enquiry, enquiryDraftSchema), [enquiry])
  return enquiry
}
