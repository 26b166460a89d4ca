/** §8, §2.28: the search overlay. */
export const overlayEmpty = 'No results found.'
export const overlayStart = 'Start typing to search for courses, blogs, or pages…'
