import type { Page } from '@playwright/test'
import type { SiteLink } from '~/data/site/links'

declare global {
  interface Window {
    indexUnderWay: { resolve: () => void; reject: (error: Error) => void }[]
  }
}

/** The texts for which the held search finds anything. */
const findsSomething = (query: string) => query.startsWith('nu') || query === 'AI'

/** The answer of the held search, as the machine is told of it. */
export const answerTo = ({ query }: { query: string }, found: readonly string[]) =>
  ({ type: 'results.received', query, matches: findsSomething(query) ? found : [] }) as const

/** Stands in for the search of the site: the test says when its index arrives or fails. */
const heldSearch = (found: readonly string[], link: SiteLink) => `
export function createSearch() {
  let isHere = false
  const items = ${JSON.stringify(found)}.map((title, at) => ({
    item: {
      id: 'r' + at, title, description: '', type: 'resource', category: 'Career', tags: [],
      link: ${JSON.stringify(link)},
    },
    near: false,
    score: 1,
    marks: { title: [], description: [] },
  }))
  const finds = ${findsSomething.toString()}
  return {
    load: () =>
      new Promise((resolve, reject) => {
        (window.indexUnderWay ??= []).push({ resolve: () => { isHere = true; resolve() }, reject })
      }),
    find: (query) => (isHere && finds(query) ? items : []),
    heard: () => ({ hasMore: false, unmet: [] }),
    courses: { find: () => undefined, coming: () => undefined },
  }
}
`

/** Holds the search until its index is let go. Call `hold` before the page fetches the search. */
export const searchOf = (page: Page) => {
  const waiting = () =>
    page.waitForFunction(() => (window.indexUnderWay ?? []).length > 0, null, { polling: 20 })
  return {
    /** `link` is where everything that is found leads to. */
    hold: (found: readonly string[], link: SiteLink) =>
      page.route(/\/assets\/search-[\w-]{7}\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: heldSearch(found, link) }),
      ),
    done: async () => {
      await waiting()
      await page.evaluate(() => {
        for (const { resolve } of window.indexUnderWay.splice(0)) resolve()
      })
    },
    error: async () => {
      await waiting()
      await page.evaluate(() => {
        for (const { reject } of window.indexUnderWay.splice(0)) reject(new Error('The network is down.'))
      })
    },
  }
}

/** Whether a text has been asked in this moment. The page answers at once, so nobody can do anything before that. */
export const isAnswerDue = (
  { query, answer }: Readonly<{ query: string; answer: Readonly<{ query: string }> }>,
  isListening: boolean,
) => isListening && query.trim() !== '' && answer.query !== query
