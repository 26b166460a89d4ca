import { type Browser, chromium, type Page } from '@playwright/test'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleSummaries } from '~/data/blog/articles'
import { courses } from '~/data/courses/courses'
import { chromiumFlags, findTestBrowser } from '../../build/findBrowser'
import { dist } from '../../build/paths'
import { type Preview, startPreview } from '../../build/previewServer'

/*
 * What comes out of a printer, read as the pages of the PDF that the browser makes of the built site: A4, as a visitor
 * with a wide screen and one with a telephone print it.
 */

const MOST_PAGES_OF_A_COURSE = 4

/** A4 without its margins, in CSS pixels. */
const PAPER = { width: 680, height: 1009 } as const

let site: Preview
let browser: Browser

beforeAll(async () => {
  site = await startPreview({ port: 0, host: '127.0.0.1', dist })
  browser = await chromium.launch({ executablePath: await findTestBrowser(), args: [...chromiumFlags] })
})

afterAll(async () => {
  await browser.close()
  await site.close()
})

const squeezed = (text: string) => text.replace(/\s+/g, '')

/** The pages of a printout, each with its words and the colours in which these are printed. */
async function printed(page: Page) {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const sheet = await pdf.getPage(at + 1)
      const { items } = await sheet.getTextContent()
      const { fnArray, argsArray } = await sheet.getOperatorList()
      const inks = new Set<string>()
      let fill = '#000000'
      fnArray.forEach((fn, index) => {
        if (fn === OPS.setFillRGBColor) fill = String(argsArray[index][0])
        if (fn === OPS.showText) inks.add(fill)
      })
      return {
        words: squeezed(items.map((item) => ('str' in item ? item.str : '')).join('')),
        inks: [...inks],
      }
    }),
  )
}

/** What of a page must come out whole: rows of tables, and what leads elsewhere, as they stand on paper. */
async function wanted(page: Page) {
  const screen = page.viewportSize()
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.checkVisibility() && !element.closest('.visually-hidden'),
      )
    return {
      rows: seen('main tr').map((row) => {
        const parts: string[] = []
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { parentElement: holder, textContent } = texts.currentNode
          if (holder?.checkVisibility() && !holder.closest('.visually-hidden')) parts.push(textContent ?? '')
        }
        return parts
      }),
      links: seen('main :is(p, dd, td, li) a:is([href^="https:"], [href^="/"])')
        .filter((link) => !link.closest('nav'))
        .map((link) => link.getAttribute('href') ?? ''),
      heading: document.querySelector('h1')?.innerText ?? '',
    }
  })
  await page.emulateMedia({ media: null })
  if (screen) await page.setViewportSize(screen)
  return found
}

const visitor = { reducedMotion: 'reduce', serviceWorkers: 'block', locale: 'en-AU' } as const

async function printout(
  path: string,
  width: number,
  prepare: (page: Page) => Promise<unknown> = async () => {},
) {
  const context = await browser.newContext({
    ...visitor,
    viewport: { width, height: 900 },
    baseURL: site.url,
  })
  const page = await context.newPage()
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await prepare(page)
  const asked = await wanted(page)
  const sheets = await printed(page)
  await context.close()
  return { ...asked, sheets, words: sheets.map(({ words }) => words).join('') }
}

/** What is wrong with a printout, in sentences. */
function faultsOf({ rows, links, heading, sheets, words }: Awaited<ReturnType<typeof printout>>) {
  const isOnOneSheet = (parts: readonly string[]) =>
    sheets.some((sheet) => parts.every((part) => sheet.words.includes(squeezed(part))))
  return [
    ...(words.includes(squeezed(heading)) ? [] : [`without its heading ${heading}`]),
    ...['Skip to main content', 'Menu', 'Site search'].flatMap((said) =>
      words.includes(squeezed(said)) ? [`has "${said}"`] : [],
    ),
    ...rows.filter((row) => !isOnOneSheet(row)).map((row) => `cut through the row ${row.join(' | ')}`),
    ...links.filter((href) => !words.includes(`(${href})`)).map((href) => `does not say where ${href} leads`),
    ...sheets.flatMap(({ inks }, at) =>
      inks.filter((ink) => ink !== '#000000').map((ink) => `page ${at + 1} has words in ${ink}`),
    ),
    ...sheets.flatMap((sheet, at) => (sheet.words === '' ? [`page ${at + 1} is empty`] : [])),
  ]
}

test.each(courses.map(({ slug }) => slug))(
  'the page of %s is printed on at most four sheets',
  async (slug) => {
    const paper = await printout(`/courses/${slug}`, 1440)
    expect(faultsOf(paper)).toEqual([])
    expect(paper.sheets.length).toBeLessThanOrEqual(MOST_PAGES_OF_A_COURSE)
  },
)

const slugs = articleSummaries.map(({ slug }) => slug)

test.each(slugs)('the article %s is printed whole', async (slug) => {
  expect(faultsOf(await printout(`/blogs/articles/${slug}`, 1440))).toEqual([])
})

const [first, second, third] = courses
if (!first || !second || !third) throw new Error('There are courses.')
const compared = `/courses/compare?ids=${[first, second, third].map(({ id }) => id).join(',')}`

const calculate = async (page: Page) => {
  await page.getByRole('button', { name: 'Calculate ROI' }).click()
  await page.getByRole('heading', { name: 'Your results' }).waitFor()
}

const save = async (page: Page) => {
  await page.evaluate(
    (list) => localStorage.setItem('lyrebird.shortlist', JSON.stringify(list)),
    [first, second, third].map(({ id }) => ({ id, note: 'Ask about the evenings' })),
  )
  await page.reload()
  await page.getByText(third.title).first().waitFor()
}

test.each([
  { name: 'a comparison', path: compared, sheets: 1, says: [first.title, third.title] },
  {
    name: 'the shortlist',
    path: '/shortlist',
    prepare: save,
    sheets: 2,
    says: ['Ask about the evenings', third.title],
  },
  {
    name: 'the result of the calculator',
    path: '/tools/roi-calculator',
    prepare: calculate,
    sheets: 2,
    says: [],
  },
  { name: 'the terms', path: '/terms-of-service', sheets: 12, says: ['Cancellation and refunds'] },
])(
  '$name is printed as one reads it, from a wide screen and a telephone',
  async ({ path, prepare, sheets, says }) => {
    for (const width of [1440, 360]) {
      const paper = await printout(path, width, prepare)
      expect(faultsOf(paper), `${width} px`).toEqual([])
      for (const said of says) expect(paper.words).toContain(squeezed(said))
      expect(paper.sheets.length).toBeLessThanOrEqual(sheets)
    }
  },
)
