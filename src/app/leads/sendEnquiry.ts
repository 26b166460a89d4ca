import { fromPromise } from 'xstate'
import type { EnquiryValues } from '~/data/enquiry/enquiry'
import type { Lead } from '~/data/enquiry/lead'
import type { Receipt } from '~/machines/submission.machine'
import { importWithRetry } from '~/ui/site/importWithRetry'
import { untilItArrives } from '~/ui/site/untilItArrives'

/** What an enquiry is about: the heading of its form, and the course where there is one. */
export type EnquirySubject = Pick<Extract<Lead, { kind: 'enquiry' }>, 'about' | 'course'>

/** A tab older than the site finds no script any more: it is told so, and keeps what was typed. */
const fetchLeads = untilItArrives(
  'part',
  importWithRetry(() => import('./leads')),
)

/** Sends an enquiry through the site's one port for leads, which is fetched when somebody begins to use the page. */
export const sendEnquiry = ({ about, course }: EnquirySubject) =>
  fromPromise<Receipt, { values: EnquiryValues }>(async ({ input: { values } }) => {
    const { sendLead } = await fetchLeads()
    return sendLead({ kind: 'enquiry', enquiry: values, about, course })
  })
