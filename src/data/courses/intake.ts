const longDate = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `9 February 2026` for an ISO day. Read and written in UTC, so that no time zone moves it. */
export function formatIntake(isoDay: string): string {
  const time = Date.parse(isoDay)
  return Number.isNaN(time) ? isoDay : longDate.format(time)
}
