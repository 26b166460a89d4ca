/* The name alone: the little of the provider that stands in the scripts of every page. */

export const providerName = 'Lyrebird Learning'

/** What the name begins with, where there is no room for all of it. */
export const shortName = 'Lyrebird'

/** Begins the name of everything that browsers keep of the site, and of what it hands out as files. Never changed later. */
export const providerId = 'lyrebird'
