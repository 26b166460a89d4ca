/** Ids are file names, so that the slashes of a path are written as two hyphens, which no path of the site has. */
export const comingSoonId = (path: string) => path.replace(/^\//, '').replace(/\/$/, '').replaceAll('/', '--')

export const comingSoonPath = (id: string) => `/${id.replaceAll('--', '/')}`
