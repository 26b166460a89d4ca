import { DRAFT_DAYS, KEPT_DAYS } from './keptDays'

/** What the page says about what a device keeps. */
export const keptTexts = {
  title: 'What this device keeps',
  lead: 'This site has no accounts and no tracking. What you save, choose or type is kept by your browser on this device, so that it is here when you come back. None of it is sent anywhere unless you press a button that says so.',
  nothing: 'Nothing is kept',
  nothingText: 'Your browser holds nothing of this site at the moment.',
  /** Beside a kind of which there is nothing. */
  none: 'Nothing now',
  view: 'View',
  download: 'Download',
  everything: 'Forget everything',
  sure: 'Forget everything that is listed here? It cannot be brought back.',
  yes: 'Yes, forget it',
  no: 'Keep it',
} as const

const unchanged = `It goes when you have not changed it for ${KEPT_DAYS} days.`

/** How each thing that is kept is called, what it is for, and when it goes by itself. */
export const keptLabels = {
  theme: { label: 'Colours', what: 'Whether you chose light or dark.', goes: unchanged },
  listView: { label: 'Cards or list', what: 'How the courses are shown to you.', goes: unchanged },
  shortcuts: {
    label: 'Single keys',
    what: 'That you switched on keys that lead to places.',
    goes: unchanged,
  },
  comparison: { label: 'Comparison', what: 'The courses you picked for comparison.', goes: unchanged },
  shortlist: { label: 'Shortlist', what: 'The courses you saved, with your notes.', goes: unchanged },
  courseFinder: { label: 'Course finder', what: 'Your answers, until you start over.', goes: unchanged },
  careerWizard: { label: 'Career wizard', what: 'Your answers, until you start over.', goes: unchanged },
  drafts: {
    label: 'What you typed',
    what: 'Forms that you began and have not sent.',
    goes: `They go after ${DRAFT_DAYS} days.`,
  },
  leads: {
    label: 'What you sent',
    what: 'A copy of your enquiries, for you to look up.',
    goes: `Each goes after ${KEPT_DAYS} days.`,
  },
  outbox: {
    label: 'Waiting to be sent',
    what: 'Enquiries that are sent when you are connected again.',
    goes: `Each goes after ${KEPT_DAYS} days.`,
  },
  pages: {
    label: 'Pages to read offline',
    what: 'Pages that you opened, for when there is no connection.',
    goes: 'The oldest make room for new ones. They hold nothing that you typed.',
  },
} as const
export type KeptName = keyof typeof keptLabels

/** Said of what the site stored once and knows no more. */
export const unknownKept = {
  what: 'Stored by an earlier version of this site.',
  goes: 'Forget it whenever you like.',
} as const
