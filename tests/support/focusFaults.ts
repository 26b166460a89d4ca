import type { Page } from '@playwright/test'

/**
 * What somebody without a mouse would meet now: a focus that fell to the body because its element went, or was disabled; a
 * dialog that does not have it; a control that could not keep it.
 */
export const focusFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = (element: Element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`
    const { activeElement, body } = document
    const last = window.focusedLast
    const isThere =
      last?.isConnected && last.checkVisibility({ visibilityProperty: true }) && !last.matches(':disabled')
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    return [
      ...(activeElement === body && last && !isThere ? [`the focus was lost with ${named(last)}`] : []),
      ...(dialog && !dialog.contains(activeElement) ? ['the open dialog does not have the focus'] : []),
      ...[...document.querySelectorAll(':disabled')].map((element) => `${named(element)} is disabled`),
    ]
  })

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Where the page has not the title that its document has, or not one main heading: a reader begins with both. */
export async function titleFaults(page: Page): Promise<string[]> {
  // A step of a wizard has a title of its own, and no document.
  if (new URL(page.url()).search) return []
  const document = await page.request.get(page.url()).then((answer) => answer.text())
  const [, own = ''] = /<title>(.*?)<\/title>/.exec(document) ?? []
  const built = own.replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
  const title = (await page.title()).replace(/^Error: /, '')
  const headings = await page.getByRole('heading', { level: 1 }).count()
  return [
    ...(title === built ? [] : [`its title is "${title}" and that of its document "${built}"`]),
    ...(headings === 1 ? [] : [`it has ${headings} main headings`]),
  ]
}
