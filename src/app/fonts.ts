import type { AnyRouter } from '@tanstack/react-router'
import { retrieving } from '~/ui/site/retrieving'

/** A font tried again as §7 says. What comes goes into the browser's cache, where the sheet finds it. */
const fetchFont = (file: string) =>
  retrieving(async (tried, signal) => {
    const answer = await fetch(file, { cache: tried === 1 ? 'default' : 'reload', signal })
    if (!answer.ok) throw new Error(`The font answered with status ${answer.status}.`)
    await answer.arrayBuffer()
  })

/**
 * A font that comes after the first paint is not shown, or the lines that are being read would move: it may have been late,
 * any line may have lost it, and on a slow line the script in the document leaves it for later. All of these are fetched
 * once the page can be used, and shown with the next page.
 */
export function showFontsLater(router: AnyRouter) {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-fonts]')
  const files = sheet?.dataset.fonts?.split(' ') ?? []
  const painted = performance.getEntriesByType('paint')[0]?.startTime ?? 0
  const isShown = (file: string) =>
    performance
      .getEntriesByName(new URL(file, location.href).href)
      .some((entry) => (entry as PerformanceResourceTiming).responseEnd < painted)
  if (!sheet || (files.every(isShown) && [...document.fonts].every(({ status }) => status !== 'error')))
    return
  const off = router.subscribe('onRendered', () => {
    off()
    // One that does not come leaves the other to be shown.
    void Promise.allSettled(files.map((file) => fetchFont(file)())).then(() => {
      const shown = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (!pathChanged) return
        shown()
        // A sheet asks for its fonts only once.
        const again = sheet.cloneNode(true) as HTMLStyleElement
        again.media = 'all'
        sheet.replaceWith(again)
      })
    })
  })
}
