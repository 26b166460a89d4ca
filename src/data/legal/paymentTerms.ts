/** Sentences of the Terms of Service that stand on pages with a price as well, word for word. */
export const paymentTerms = {
  lateInstalment:
    'If you cannot pay an instalment, call us before it is due. We agree on a new date with you before we pause access or take any other step.',
  protection:
    'Your enrolment agreement says how money that you pay in advance is protected if we cannot deliver. Ask to see this before you pay.',
  cancelling: 'Your enrolment agreement or proposal sets out when you may cancel and what is refunded.',
  ifWeCancel:
    'If we cancel a course or cannot deliver it as agreed, you may choose a suitable replacement or a refund of the part that was not delivered.',
} as const
