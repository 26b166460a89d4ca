import { useActorRef } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { giveBack } from '~/app/giveBack'
import { contactDoubts } from '~/data/enquiry/contactDoubts'
import { enquiryDraftSchema } from '~/data/enquiry/drafts'
import { checkEnquiry, type EnquiryValues, emptyEnquiry } from '~/data/enquiry/enquiry'
import { selectValues, submissionOf } from '~/machines/submission.machine'
import { type EnquirySubject, sendEnquiry } from './sendEnquiry'

const enquiryMachine = submissionOf<EnquiryValues>()

type Asker = Pick<EnquiryValues, 'firstName' | 'lastName' | 'phone' | 'email'>

/** Who sent the last enquiry, for as long as the tab is open: whoever asks again is not asked who they are again. */
let asker: Asker | undefined

/**
 * The enquiry form of a page: what it is about, what stands in its message beforehand, and what else tells it from others
 * when the device gives back what was typed in it.
 */
export function useEnquiry(subject: EnquirySubject, message = '', apart = '') {
  const enquiry = useActorRef(enquiryMachine.provide({ actors: { send: sendEnquiry(subject) } }), {
    id: `enquiry ${subject.about}${apart}`,
    input: {
      values: { ...emptyEnquiry, message, ...asker },
      check: checkEnquiry,
      doubt: contactDoubts,
      asked: asker ?? {},
    },
  })
  useLayoutEffect(() => giveBack(enquiry, enquiryDraftSchema), [enquiry])
  useLayoutEffect(() => {
    const sent = enquiry.on('lead.sent', () => {
      const { firstName, lastName, phone, email } = selectValues<EnquiryValues>(enquiry.getSnapshot())
      asker = { firstName, lastName, phone, email }
    })
    return () => sent.unsubscribe()
  }, [enquiry])
  return enquiry
}
