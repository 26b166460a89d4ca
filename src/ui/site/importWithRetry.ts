import { retrieving } from './retrieving'

const fetchSheet = (href: string) =>
  new Promise<void>((resolve, reject) => {
    for (const failed of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (failed.href === href) failed.remove()
    }
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`The sheet ${href} did not arrive.`))
    document.head.append(link)
  })

/**
 * A script that is imported only when it is needed, together with its sheets: each is tried again as §7 says. An import
 * counts a sheet that failed as loaded from then on, so the sheets are asked for here.
 */
export function importWithRetry<Module>(load: () => Promise<Module>) {
  const missing = new Set<string>()
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target.href)
  }
  return retrieving(async () => {
    if (import.meta.env.SSR) return load()
    document.addEventListener('error', note, { capture: true })
    try {
      await Promise.all([...missing].map((href) => fetchSheet(href).then(() => missing.delete(href))))
      return await load()
    } finally {
      document.removeEventListener('error', note, { capture: true })
    }
  })
}
