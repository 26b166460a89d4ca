import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Request } from '@playwright/test'
import { dist } from './paths'

/** Sizes are in binary kilobytes, as everywhere below. */
const kilobyte = 1024

/** What a page may cost. JavaScript is all that is loaded before anybody touches the page. */
export const javaScriptBudgets = { home: 105, catalogue: 120, course: 115 } as const

export const requestBudget = 10

/**
 * How much longer than the smallest page of the same kind a page may take: until the first press is answered, compared
 * with this stack's, and until something is painted, compared with a static one.
 */
export const firstControlBudgets = { home: 1.3, catalogue: 1.15, course: 1.3 } as const
export const firstPaintBudget = 1.3

/** In milliseconds from a press on 'Filter Courses' to the open panel, once the page is ready, on a slow line. */
export const panelBudget = 100

export type BudgetedPage = keyof typeof javaScriptBudgets

export const lighthouseBudgets = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const

export const layoutShiftBudget = 0

/** In milliseconds of a visitor's press to the next paint, on a processor slowed down four times. */
export const interactionBudgets = { p75: 50, worst: 100 } as const

/**
 * In milliseconds from a key to the next paint, for 95 of 100 keys, slowed down alike: with the index that is shipped, and
 * with one of 10 000 courses.
 */
export const typingBudgets = { shipped: 100, large: 150 } as const

/** In milliseconds: no task takes longer while the index of the search comes, slowed down alike. */
export const longestTaskBudget = 50

/** In milliseconds from the arrival of the route's code to the painted drawing of the largest machine, slowed down alike. */
export const drawingBudget = 100

/**
 * What others cost: one page of nine course cards, a search box and nine filters, without pictures, measured once on a
 * 2-core machine. JavaScript in KB of brotli, the speed score of Lighthouse on a phone, and a filter click under a
 * four times slower processor in milliseconds.
 */
export const floors: readonly {
  what: string
  javaScript: number
  speed: number
  filterClick: number | undefined
}[] = [
  { what: 'TanStack Start, prerendered', javaScript: 94.7, speed: 100, filterClick: 17 },
  { what: 'Next, static export', javaScript: 116, speed: 99, filterClick: 21 },
  { what: 'GOV.UK Frontend', javaScript: 10.2, speed: 100, filterClick: undefined },
]

/** The three pages with a budget; any course stands for all, so the first by name is taken. */
export async function budgetedPaths(): Promise<Record<BudgetedPage, string>> {
  const entries = await readdir(join(dist, 'courses'), { withFileTypes: true }).catch(() => [])
  const course = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'compare' && !/^\d+$/.test(entry.name))
    .map(({ name }) => name)
    .sort()[0]
  if (course === undefined)
    throw new Error('There is no course page in dist/. Build the site first: npm run build')
  return { home: '/', catalogue: '/courses', course: `/courses/${course}` }
}

/** Pages that are looked at besides: one to reckon with, one to read. Neither needs the library of form controls. */
export const morePaths = { calculator: '/tools/roi-calculator', article: '/blog/vet-nurse' } as const
export const moreJavaScriptBudgets = { calculator: 145, article: 150 } as const satisfies Record<
  keyof typeof morePaths,
  number
>

const kinds = {
  html: /\/$|\/[^./]*$/,
  javaScript: /\.js$/,
  css: /\.css$/,
  font: /\.woff2$/,
  data: /\.json$/,
} as const

type Sizes = Record<keyof typeof kinds | 'other', number>

/** What a page asks for before anybody touches it: sizes in KB, how many files, and the scripts among them by their paths. */
export interface Weight {
  sizes: Sizes
  requests: number
  scripts: readonly string[]
}

const kindOf = (request: Request): keyof Sizes => {
  const { pathname } = new URL(request.url())
  for (const kind of ['javaScript', 'css', 'font', 'data', 'html'] as const) {
    if (kinds[kind].test(pathname)) return kind
  }
  return 'other'
}

/** Loads a page into an empty cache and adds up what crossed the wire until nothing more was asked for. */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const sizes: Sizes = { html: 0, javaScript: 0, css: 0, font: 0, data: 0, other: 0 }
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  try {
    const page = await context.newPage()
    const requests: Request[] = []
    page.on('requestfinished', (request) => requests.push(request))
    await page.goto(address, { waitUntil: 'networkidle' })
    for (const request of requests) {
      const { responseBodySize } = await request.sizes()
      sizes[kindOf(request)] += responseBodySize / kilobyte
    }
    const scripts = requests
      .filter((request) => kindOf(request) === 'javaScript')
      .map((request) => new URL(request.url()).pathname)
    return { sizes, requests: requests.length, scripts }
  } finally {
    await context.close()
  }
}
