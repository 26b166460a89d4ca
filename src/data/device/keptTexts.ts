/** What the page says about what a device keeps. */
export const keptTexts = {
  title: 'What this device keeps',
  lead: 'This site has no accounts and no tracking. What you save, choose or type is kept by your browser on this device, so that it is here when you come back. None of it is sent anywhere unless you press a button that says so.',
  nothing: 'Nothing is kept',
  nothingText: 'Your browser holds nothing of this site at the moment.',
  everything: 'Forget everything',
  sure: 'Forget everything that is listed here? It cannot be brought back.',
  yes: 'Yes, forget it',
  no: 'Keep it',
} as const

/** How each thing that is kept is called, and what it is for. */
export const keptLabels = {
  theme: { label: 'Colours', what: 'Whether you chose light or dark.' },
  listView: { label: 'Cards or list', what: 'How the courses are shown to you.' },
  comparison: { label: 'Comparison', what: 'The courses you picked for comparison.' },
  shortlist: { label: 'Shortlist', what: 'The courses you saved, with your notes.' },
  courseFinder: { label: 'Course finder', what: 'Your answers, until you start over.' },
  careerWizard: { label: 'Career wizard', what: 'Your answers, until you start over.' },
  drafts: { label: 'What you typed', what: 'Forms that you began and have not sent. They go after 30 days.' },
  leads: { label: 'What you sent', what: 'A copy of your enquiries, for you to look up.' },
  outbox: { label: 'Waiting to be sent', what: 'Enquiries that are sent when you are connected again.' },
  pages: { label: 'Pages to read offline', what: 'Pages that you opened, for when there is no connection.' },
} as const
export type KeptName = keyof typeof keptLabels

/** How much of it there is. */
export const amountOf = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`
