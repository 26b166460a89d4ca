export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The month of a day such as `2027-02-15`, counted from 0. */
export const monthNumber = (day: string) => Number(day.slice('2027-'.length, '2027-02'.length)) - 1

const MONTH_CHARACTERS = 3

/** `15 Feb 2027` for `2027-02-15`; without `Intl`, whose first use would hold up a list on a slow phone. */
export function shortDay(day: string): string {
  const [year, , date] = day.split('-')
  return `${Number(date)} ${months[monthNumber(day)]?.slice(0, MONTH_CHARACTERS)} ${year}`
}
