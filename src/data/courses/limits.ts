import { teaser } from '~/data/site/teaser'

/** §9: courses on one page of the catalogue. */
export const CATALOGUE_PAGE_SIZE = 9
/** §9: courses that can be compared at once. */
export const COMPARE_MAX = 3
/** §9: featured courses on the home page. */
export const FEATURED_COURSES = 3
/** §9: feature or tag chips on a card, then '+N'. */
export const CARD_CHIPS = 3
/** §9: characters of a description that a preview shows. */
export const PREVIEW_CHARACTERS = 80

/** An intake so many weeks after the day on which somebody wants to start is still one that suits them. */
export const START_WITHIN_WEEKS = 8

/** The start of a text for a card. */
export const previewText = (text: string) => teaser(text, PREVIEW_CHARACTERS)

/** What a card shows of a list, and how many it leaves out. */
export const chipsOf = (list: readonly string[]) => ({
  shown: list.slice(0, CARD_CHIPS),
  more: Math.max(0, list.length - CARD_CHIPS),
})
