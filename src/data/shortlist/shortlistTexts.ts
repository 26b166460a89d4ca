/** What the page of the shortlist says, apart from its courses. */
export const shortlistTexts = {
  title: 'Your shortlist',
  kept: 'Kept on this device and nowhere else.',
  empty: 'Nothing is saved yet',
  emptyText: 'Press the bookmark on any course to keep it here, with your notes and in your order.',
  sent: 'A shortlist from a link',
  sentText: 'These courses come from the link. Your own shortlist has not changed.',
  add: 'Add them to mine',
  replace: 'Put them in the place of mine',
  own: 'Show my own shortlist',
  note: 'My note',
  noteHint: 'Stays on this device, and goes into the file you save.',
} as const

/** Courses that were saved and are not offered any more. */
export const missingCourses = (missing: number) =>
  missing === 0
    ? ''
    : missing === 1
      ? 'One course is left out: we do not have it any more, or the link is mistyped.'
      : `${missing} courses are left out: we do not have them any more, or the link is mistyped.`

export const savedCount = (count: number) => `${count} ${count === 1 ? 'course' : 'courses'}`
