import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Preview, startPreview } from '../../build/previewServer'
import { productionSite } from '../../deploy/productionSite'
import { staticHostHeaders } from '../../deploy/staticHost'
import { type FakeDist, makeFakeDist } from '../support/fakeDist'
import { observatory, observatoryBest, observatoryWithoutHashes } from '../support/observatory'
import { type RawAnswer, rawRequest } from '../support/rawRequest'
import { staticHostAnswer, staticHosts } from '../support/staticHosts'

let site: FakeDist
let preview: Preview
let page: RawAnswer

beforeAll(async () => {
  site = await makeFakeDist()
  preview = await startPreview({ port: 0, host: '127.0.0.1', dist: site.dist, variant: 'production' })
  page = await rawRequest(preview.url, '/courses')
})
afterAll(async () => {
  await preview.close()
  await site.remove()
})

describe("MDN's HTTP Observatory", () => {
  test('gives a page the most it has for a site that browsers do not know by name', () =>
    expect(observatory(page)).toMatchObject({ score: observatoryBest, grade: 'A+' }))

  test('gives a little less for a page whose scripts have no hash', () => {
    const body = page.body.toString().replace(/ integrity="[^"]*"/g, '')
    expect(observatory({ ...page, body }).score).toBe(observatoryWithoutHashes)
  })

  test('gives the not-found page the same', async () => {
    const answer = await rawRequest(preview.url, '/nowhere')
    expect(observatory(answer).score).toBe(observatoryBest)
  })

  test.each(staticHosts)('gives the same where the host of the folder %s', (host) => {
    const headers = staticHostAnswer(staticHostHeaders(productionSite), '/courses', host)
    const answer = { ...page, headers: { 'content-type': 'text/html', ...Object.fromEntries(headers) } }
    expect(observatory(answer).score).toBe(observatoryBest)
  })

  test.each([
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-resource-policy',
  ])('gives less without %s', (name) => {
    const { [name]: _, ...headers } = page.headers
    expect(observatory({ ...page, headers }).score).toBeLessThan(observatoryBest)
  })
})
