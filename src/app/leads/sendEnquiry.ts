import { fromPromise } from 'xstate'
import type { EnquiryValues } from '~/data/enquiry/enquiry'
import type { Lead } from '~/data/enquiry/lead'
import type { Receipt } from '~/machines/submission.machine'
import { sendLead } from './leads'

/** What an enquiry is about: the heading of its form, and the course where there is one. */
export type EnquirySubject = Pick<Extract<Lead, { kind: 'enquiry' }>, 'about' | 'course'>

/** Sends an enquiry through the site's one port for leads. */
export const sendEnquiry = ({ about, course }: EnquirySubject) =>
  fromPromise<Receipt, { values: EnquiryValues }>(({ input: { values } }) =>
    sendLead({ kind: 'enquiry', enquiry: values, about, course }),
  )
