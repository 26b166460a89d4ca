import { retrieving } from './retrieving'

/** Sheets that did not arrive. The import that needed them counts them as loaded from then on. */
const missingSheets = new Set<string>()

if (!import.meta.env.SSR) {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingSheets.add(target.href)
    },
    { capture: true },
  )
}

const fetchSheet = (href: string) =>
  new Promise<void>((resolve, reject) => {
    for (const failed of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (failed.href === href) failed.remove()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.onload = () => {
      missingSheets.delete(href)
      resolve()
    }
    link.onerror = () => reject(new Error(`The sheet ${href} did not arrive.`))
    document.head.append(link)
  })

/** A script that is imported only when it is needed, together with its sheets: each is tried again as §7 says. */
export const retrievingScript = <Module>(load: () => Promise<Module>) =>
  retrieving(async () => {
    await Promise.all([...missingSheets].map(fetchSheet))
    return load()
  })
