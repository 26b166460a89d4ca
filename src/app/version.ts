/** The version of the site that this document was built with. */
export const versionOf = () =>
  document.querySelector<HTMLMetaElement>('meta[name="content-version"]')?.content ?? 'dev'

/**
 * Whether the site has been replaced since this document was made. Its address is asked for once only, so that no cache
 * has an answer for it. Rejects where the site cannot be reached, or answers with something else than a version.
 */
export async function isOutdated(signal?: AbortSignal): Promise<boolean> {
  const once = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
  const answer = await fetch(`/data/version.json?at=${once}`, {
    cache: 'no-store',
    ...(signal && { signal }),
  })
  const latest: unknown = answer.ok ? await answer.json() : undefined
  const version = typeof latest === 'object' && latest !== null && 'version' in latest && latest.version
  if (typeof version !== 'string' || !/^[\w-]{1,64}$/.test(version))
    throw new Error('The site did not say which version it is.')
  return version !== versionOf()
}
