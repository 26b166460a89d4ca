import type { Page } from '@playwright/test'

/** Texts that stick out of the box they belong to, in the drawing's own pixels. */
export const textsTooWide = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const groups = [...document.querySelectorAll('svg :is([data-state], [data-transition])')]
    const wrong = groups.flatMap((group) => {
      const box = group.querySelector('rect')?.getBBox()
      return [...group.querySelectorAll('text')].filter((text) => {
        const { x, width } = text.getBBox()
        return !box || width === 0 || x < box.x || x + width > box.x + box.width
      })
    })
    return { groups: groups.length, wrong: wrong.map(({ textContent }) => textContent) }
  })
