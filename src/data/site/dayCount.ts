/* Beside `dates.ts`, since the first download writes days and counts none. */
const DAY_MS = 86_400_000

/** The day that comes so many days after a day. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)

/** How many days the second of two days comes after the first: fewer than none where it comes before. */
export const daysBetween = (day: string, other: string) => (Date.parse(other) - Date.parse(day)) / DAY_MS
