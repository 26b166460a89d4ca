import type { Page } from '@playwright/test'

/** What a page offers without answering, or keeps closed, where no script of it runs. */
export const unscriptedFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const controls = [...document.querySelectorAll('button, input, select, textarea, label, [role=tab]')]
    const closed = [...document.querySelectorAll('main [hidden], main [inert]')]
    const places = [...document.querySelectorAll('a[href^="#"]')]
    return [
      ...controls.filter(isSeen).map((control) => `${control.outerHTML.slice(0, 80)} does nothing`),
      ...closed
        .filter((part) => !isSeen(part) && part.textContent.trim() !== '')
        .map((part) => `"${part.textContent.trim().slice(0, 60)}" cannot be read`),
      ...places
        .filter((link) => isSeen(link) && !document.getElementById(link.getAttribute('href')?.slice(1) ?? ''))
        .map((link) => `${link.textContent} leads nowhere`),
      ...(isSeen(document.querySelector('h1') ?? document.body) ? [] : ['there is no heading']),
    ]
  })
