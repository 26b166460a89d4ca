import { newsletterDraftSchema } from '~/data/enquiry/drafts'
import type { NewsletterValues } from '~/data/enquiry/newsletter'
import type { SubmissionActor } from '~/machines/submission.machine'
import { giveBack } from './giveBack'
import { sendLead } from './leads/leads'

/** What the newsletter's form needs once somebody is about to use it. */
export const createNewsletter = () => ({
  subscribe: ({ email }: NewsletterValues) => sendLead({ kind: 'newsletter', email }),
  giveBack: (form: SubmissionActor<NewsletterValues>) => giveBack(form, newsletterDraftSchema),
})
