import type { SiteLink } from '~/data/site/links'

/** The list the visitor last looked at in this tab, so that the way back keeps its filters. */
let link: SiteLink = { to: '/courses' }

export const rememberResults = (results: SiteLink) => {
  link = results
}
export const lastResultsLink = () => link
