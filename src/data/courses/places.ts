/** Where somebody can take part in a course. */
export type Place = 'anywhere' | 'melbourne' | 'parramatta'

/** Without travelling: at home, near home, or with what happens elsewhere left to choose. */
const withoutTravelling = /Australia-wide|near you|optional|by (?:live )?video/

/** The places of a course's location, such as 'Online, with lab days in Melbourne'. */
export const placesOf = (location: string): readonly Place[] => [
  ...(withoutTravelling.test(location) ? ['anywhere' as const] : []),
  ...(location.includes('Melbourne') ? ['melbourne' as const] : []),
  ...(location.includes('Parramatta') ? ['parramatta' as const] : []),
]
