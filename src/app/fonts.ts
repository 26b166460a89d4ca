import type { AnyRouter } from '@tanstack/react-router'

/**
 * On a slow line the script in the document leaves the fonts for later. They are fetched once the page can be used, and
 * shown with the next page: whoever reads this one would see its lines move.
 */
export function showFontsLater(router: AnyRouter) {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-fonts]')
  if (sheet?.media !== 'not all') return
  const off = router.subscribe('onRendered', () => {
    off()
    const files = sheet.dataset.fonts?.split(' ') ?? []
    const fetched = files.map((file) => new FontFace('later', `url(${file})`).load())
    void Promise.allSettled(fetched).then(() => {
      const shown = router.subscribe('onBeforeNavigate', () => {
        shown()
        sheet.media = 'all'
      })
    })
  })
}
