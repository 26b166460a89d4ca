/** Texts of §8 (and the confirmations of §7), word for word: tests and screens read them from here. */

/** §8, §2.7: no article has the slug. */
export const articleNotFound = 'Article not found.'
/** §8, §2.8. */
export const careerNotFound = 'Career not found.'
/** §8, §2.8. */
export const roleNotFound = 'Role not found.'
/** §8, §2 route table: any other path. */
export const pageNotFound = 'Oops! Page not found'

/** §8, §2.23: 'Generate Gap Analysis' asked for without a file. */
export const uploadFirst = 'Please upload a file first'

/** §8, §2.13: the finder on the home page. */
export const finderEmpty = 'No courses found. Try adjusting your search or filters.'
/** §8, §2.12: heading and text of the empty catalogue. */
export const catalogueEmptyHeading = 'No courses found'
export const catalogueEmptyText = 'Try adjusting your search criteria or browse all categories'

/** §8, §2.10: the simple reading of the category page. */
export const categoryNotFoundSimple = 'Category not found'
/** §8, §2.10: the rich reading, with its text. */
export const categoryNotFound = 'Category Not Found'
export const categoryNotFoundText = "The category you're looking for doesn't exist."
/** §8, §2.10: the simple reading without courses. */
export const categoryEmpty = 'No courses available in this category yet.'

/** §8, §2.20. */
export const programNotFound = 'Program Not Found'
export const backToPrograms = 'Back to Programs'
/** §8, §2.18. */
export const serviceNotFound = 'Service Not Found'
export const backToServices = 'Back to Services'

/** §8, §2.14. */
export const comparisonEmpty = 'No courses selected for comparison'
export const backToCourses = 'Back to Courses'
/** §8, §2.19: heading and text of the empty program grid. */
export const programsEmptyHeading = 'No programs found'
export const programsEmptyText = 'Try adjusting your search criteria'

/** §8, §2.27: the search demo without matches. */
export const searchDemoEmptyHeading = (query: string) => `No results found for "${query}"`
export const searchDemoEmptyText = 'Try different keywords or browse our categories'
/** §8, §2.28: the search overlay. */
export const overlayEmpty = 'No results found.'
export const overlayStart = 'Start typing to search for courses, blogs, or pages…'

/** §7, §8: ROI results were copied because the device cannot share. */
export const resultsCopied = 'Results copied to clipboard!'
/** §7: the newsletter form was sent. */
export const newsletterThanks = 'Thank you for subscribing to our newsletter!'

/** §8, §2.31: heading over an uncaught rendering error. */
export const unexpectedError = 'Unexpected Application Error!'
/** §8, §2: heading of every placeholder page. */
export const comingSoonHeading = 'Coming Soon'
