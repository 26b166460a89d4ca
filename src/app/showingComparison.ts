import { compareSearchSchema } from '~/data/courses/compareSearch'
import { pageOrNotFound, type RouterContext } from './context'
import { searchOf } from './searchOf'
import { headOf } from './showing'

/**
 * What the two routes of the comparison do before their screen is drawn: they load all courses, and the visitor's
 * selection among them. Apart from the screen, so that they do not bring it along.
 */
export const showingComparison = {
  ...searchOf(compareSearchSchema),
  loader: async ({ context: { loadPage, comparison } }: { context: RouterContext }) => {
    const page = await pageOrNotFound(loadPage, 'compare')
    return { ...page, service: await comparison(page.content.courses) }
  },
  head: headOf,
}
