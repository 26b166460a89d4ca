/** What is known of a national product's place on the National Register. */
export const registerStatuses = ['current', 'unchecked', 'ending', 'superseded'] as const
export type RegisterStatus = (typeof registerStatuses)[number]

/** How each place on the National Register is called on cards, in lists and in filters. */
export const registerStatusLabels: Readonly<Record<RegisterStatus, string>> = {
  current: 'Current',
  unchecked: 'To be confirmed',
  ending: 'Ending',
  superseded: 'Superseded',
}
