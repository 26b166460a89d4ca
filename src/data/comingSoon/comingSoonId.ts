/**
 * Ids are file names, so that the slashes of a path are written as two hyphens. An address that holds two hyphens
 * itself belongs to no page and must not pass for another.
 */
export const comingSoonId = (path: string) =>
  path.includes('--') ? '' : path.replace(/^\//, '').replace(/\/$/, '').replaceAll('/', '--')

export const comingSoonPath = (id: string) => `/${id.replaceAll('--', '/')}`
