/** Where what is left in a form is sent, as the build was told; undefined where it stays on the device. */
export const leadEndpoint: string | undefined = import.meta.env?.VITE_LEAD_ENDPOINT || undefined

/** Whether what is left in a form is sent to the provider. */
export const enquiriesAreSent = leadEndpoint !== undefined

/**
 * What the site says of an answer. Where nothing is sent nobody can answer, so every sentence leads to the phone and to
 * e-mail instead. No other text of the site promises an answer to what is left in a form.
 */
export const answersOf = (isSent: boolean) =>
  isSent
    ? ({
        enquiry: 'Write, call or come by. An adviser answers enquiries within one working day.',
        organisation:
          'A consultant replies within two working days with questions, a rough price and an honest view of whether we are the right people.',
        service: 'We answer with questions, a rough price and an honest view of whether we can help.',
        research: 'Tell us your topic and stage, and a coach replies.',
        details: 'We use them to answer your enquiry.',
      } as const)
    : ({
        enquiry:
          'Call, e-mail or come by. The form on this page is not sent yet: it keeps your question in this browser, so that you have it at hand when you call.',
        organisation:
          'The form of this site is not sent yet, so call or e-mail us. We begin with questions, a rough price and an honest view of whether we are the right people.',
        service:
          'The form of this site is not sent yet, so call or e-mail us. A first talk brings questions, a rough price and an honest view of whether we can help.',
        research: 'Put your topic and stage into words, then call or e-mail us.',
        details:
          'What you type in a form of this site is not sent to us yet: it stays in your browser. If you call or e-mail, we use your details for that conversation.',
      } as const)

/** What this build may say. */
export const answers = answersOf(enquiriesAreSent)

/** Where a form that asks who somebody is leaves it, for the name of the provider. */
export const whereItGoes = (provider: string, isSent = enquiriesAreSent) =>
  isSent
    ? `It is sent to ${provider} and, until it arrives, kept in this browser.`
    : 'It is kept in this browser and sent nowhere, so nobody answers it: call or e-mail us.'
