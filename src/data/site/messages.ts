/** Texts of §7 and §8 that more than one part of the site says, word for word. */

/** §8, §2.7: no article has the slug. */
export const articleNotFound = 'Article not found.'
/** §8, §2.8. */
export const careerNotFound = 'Career not found.'
/** §8, §2.8. */
export const roleNotFound = 'Role not found.'

/** §8, §2.23: 'Generate Gap Analysis' asked for without a file. */
export const uploadFirst = 'Please upload a file first'

/** §8, §2.14. */
export const comparisonEmpty = 'No courses selected for comparison'
export const backToCourses = 'Back to Courses'

/** §8, §2.27: the search demo without matches. */
export const searchDemoEmptyHeading = (query: string) => `No results found for "${query}"`
export const searchDemoEmptyText = 'Try different keywords or browse our categories'

/** §7, §8: ROI results were copied because the device cannot share. */
export const resultsCopied = 'Results copied to clipboard!'
/** §7: the newsletter form was sent. */
export const newsletterThanks = 'Thank you for subscribing to our newsletter!'
