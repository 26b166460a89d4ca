import fs from 'node:fs'
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js'
import { Requests } from '@mdn/mdn-http-observatory/src/types.js'
import { company } from '~/data/company'

/**
 * The most there is: 100, and the extras for the policy (10), for resources kept to the site (10), for the referrer, frames and
 * the hashes of scripts (5 each). Five more would be for a place on the browsers' list, which is the owner's decision.
 */
export const observatoryBest = 135
export const observatoryWithoutHashes = observatoryBest - 5

interface Answer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: { toString: () => string }
}

/**
 * The scorer looks a host up in the browsers' list of those that are only ever asked over https, which its package fetches
 * when it is installed and which is not fetched here. The site is not on it.
 */
function withoutPreloadList<T>(score: () => T): T {
  const read = fs.readFileSync
  try {
    fs.readFileSync = ((file: string, ...rest: [never]) =>
      String(file).endsWith('hsts-preload.json') ? '{}' : read(file, ...rest)) as typeof read
    return score()
  } finally {
    fs.readFileSync = read
  }
}

/**
 * What MDN's HTTP Observatory makes of an answer, by its own rules: its scanner asks hosts on the web only, so it is handed the
 * answer as if the site's host had given it. Plain http leads to https in one step, as every host of the site does.
 */
export function observatory({ status, headers, body }: Answer) {
  const { hostname } = new URL(company.site)
  const requests = new Requests(hostname)
  const html = body.toString()
  const response = {
    status,
    // It asks in two ways: by the entries, and by name as its own client has it.
    headers: Object.assign(Object.create({ get: (name: string) => headers[name.toLowerCase()] }), headers),
    verified: true,
    httpEquiv: parseHttpEquivHeaders(html, company.site),
  }
  const route = [`http://${hostname}/`, `https://${hostname}/`].map((url) => ({ url: new URL(url), status }))
  requests.session = { url: new URL(company.site), jar: undefined }
  requests.resources.path = html
  Object.assign(requests.responses, { auto: response, https: response, http: response })
  Object.assign(requests.responses, { cors: response, httpRedirects: route, httpsRedirects: route })

  const results = withoutPreloadList(() => ALL_TESTS.map((test) => test(requests).result))
  const modifiers = new Map(results.map((result) => [result, getScoreModifier(result)]))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 100)
  const withoutExtras = sum([...modifiers.values()].filter((modifier) => modifier < 0))
  const { score, grade } = getGradeForScore(
    withoutExtras >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum([...modifiers.values()]) : withoutExtras,
  )
  return { score, grade, modifiers: Object.fromEntries(modifiers) }
}
