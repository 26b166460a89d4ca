import type { RouterContext } from './context'

/** For a page with a list of courses whose address asks for a text: when it can be looked for. */
export async function textComing({
  context,
  location,
}: {
  context: RouterContext
  location: { search: object }
}) {
  if ('q' in location.search && location.search.q !== '') await (await context.search()).courses.coming()
}
