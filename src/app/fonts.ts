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
 * On a slow line the script in the document leaves the fonts for later, and any line may lose them. They are fetched
 * once the page can be used, and shown with the next page: whoever reads this one would see its lines move.
 */
export function showFontsLater(router: AnyRouter) {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-fonts]')
  if (!sheet) return
  const files = sheet.dataset.fonts?.split(' ') ?? []
  const fetchForNext = () =>
    // One that does not come leaves the other to be shown.
    Promise.allSettled(files.map((file) => fetchFont(file)())).then(() => {
      const shown = router.subscribe('onBeforeNavigate', () => {
        shown()
        // A sheet asks for its fonts only once.
        const again = sheet.cloneNode(true) as HTMLStyleElement
        again.media = 'all'
        sheet.replaceWith(again)
      })
    })
  if (sheet.media === 'not all') {
    const off = router.subscribe('onRendered', () => {
      off()
      void fetchForNext()
    })
  } else if ([...document.fonts].some(({ status }) => status === 'error')) void fetchForNext()
  else document.fonts.addEventListener('loadingerror', () => void fetchForNext(), { once: true })
}
