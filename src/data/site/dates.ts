/*
 * The one place of this layer that may name `Date`: it reads and writes days, and never the clock. Days are read and
 * written in UTC, so that no time zone moves them and the built page and the browser write the same one.
 */
import { once } from './once'

/** The first use of `Intl` costs a slow phone 45 ms, which a page that shows no date does not have to spend. */
const longDay = once(() => new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }))

const DAY_MS = 86_400_000

/** Whether a text is a day as a date field gives it, such as `2026-02-09`. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** `9 February 2026` for `2026-02-09` (§9: dates in local format); any other text as it is. */
export const formatDay = (day: string) => (isDay(day) ? longDay().format(Date.parse(day)) : day)

/** The day that comes so many days after a day. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)

/** How many days the second of two days comes after the first: fewer than none where it comes before. */
export const daysBetween = (day: string, other: string) => (Date.parse(other) - Date.parse(day)) / DAY_MS

/** A point in time in the form of ISO 8601; undefined for any other value. */
export function textOfDate(value: unknown): string | undefined {
  if (!(value instanceof Date)) return undefined
  return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
}
