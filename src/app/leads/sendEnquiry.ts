import { fromPromise } from 'xstate'
import type { EnquiryValues } from '~/data/enquiry/enquiry'
import type { Lead } from '~/data/enquiry/lead'
import type { Receipt } from '~/machines/submission.machine'

/** What an enquiry is about: the heading of its form, and the course where there is one. */
export type EnquirySubject = Pick<Extract<Lead, { kind: 'enquiry' }>, 'about' | 'course'>

/** Sends an enquiry through the site's one port for leads, which is fetched when somebody begins to use the page. */
export const sendEnquiry = ({ about, course }: EnquirySubject) =>
  fromPromise<Receipt, { values: EnquiryValues }>(async ({ input: { values } }) => {
    const { sendLead } = await import('./leads')
    return sendLead({ kind: 'enquiry', enquiry: values, about, course })
  })
