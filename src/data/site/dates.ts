/*
 * With `dayCount.ts`, the one place of this layer that may name `Date`: it reads and writes days, and never the clock. Days
 * are read and written in UTC, so that no time zone moves them and the built page and the browser write the same one.
 */
import { once } from './once'

/** The first use of `Intl` costs a slow phone 45 ms, which a page that shows no date does not have to spend. */
const longDay = once(() => new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }))

/** Whether a text is a day as a date field gives it, such as `2026-02-09`. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** `9 February 2026` for `2026-02-09` (§9: dates in local format); any other text as it is. */
export const formatDay = (day: string) => (isDay(day) ? longDay().format(Date.parse(day)) : day)
