import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from '../../build/paths'
import { axeViolations, expect, testInSharedTab as test, waitForHydration } from '../support/page'
import { builtPaths, inChunks, onePathPerKind } from '../support/sitePages'

const htmlOf = (path: string) => readFileSync(join(dist, path, 'index.html'), 'utf8')

/** A page served at several addresses is the same page: what stands in it is looked at once. */
const firstOfItsKind = new Set(
  new Map(
    [...builtPaths].reverse().map((path) => {
      const drawn = htmlOf(path)
        .replace(/ data-path="[^"]*"/, '')
        .replace(/^[\s\S]*<body>/, '')
      return [createHash('sha256').update(drawn).digest('hex'), path]
    }),
  ).values(),
)

const PAGES_PER_TEST = 15

for (const [index, paths] of inChunks(builtPaths, PAGES_PER_TEST).entries()) {
  test(`pages ${index * PAGES_PER_TEST + 1} and following, from ${paths[0]}, make no trouble`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const faults: string[] = []
    // The narrowest width that has to hold: other widths, and other colours, are looked at once for each kind of page.
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of paths) {
      // Pictures are not waited for: builtSite.spec.ts asks for the file of each.
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
      if (response?.status() !== 200) faults.push(`${path} answers with ${response?.status()}`)
      await waitForHydration(page)
      const headings = await page.getByRole('heading', { level: 1 }).count()
      if (headings !== 1) faults.push(`${path} has ${headings} first-level headings`)
      if (!firstOfItsKind.has(path)) continue
      for (const violation of await axeViolations(page)) faults.push(`${path}: ${violation}`)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (beyond > 0) faults.push(`${path} scrolls ${beyond} px sideways at 320 px`)
    }
    expect(faults).toEqual([])
  })
}

const renderings = [
  { name: 'light', media: {}, width: 1440, without: [] },
  { name: 'dark', media: { colorScheme: 'dark' }, width: 1440, without: [] },
  // axe reads the fill of text, which the browser reports as it was before it forced the colours.
  { name: 'forced colours', media: { forcedColors: 'active' }, width: 1440, without: ['color-contrast'] },
  { name: 'dark at 360 px', media: { colorScheme: 'dark' }, width: 360, without: [] },
] as const

for (const path of onePathPerKind) {
  test(`${path} is accessible wide and narrow, in the dark and in forced colours`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    const faults: string[] = []
    for (const { name, media, width, without } of renderings) {
      await page.emulateMedia({
        colorScheme: 'light',
        forcedColors: 'none',
        reducedMotion: 'reduce',
        ...media,
      })
      await page.setViewportSize({ width, height: 800 })
      for (const violation of await axeViolations(page, { without })) faults.push(`${name}: ${violation}`)
    }
    expect(faults).toEqual([])
  })
}

test('the not-found page is one of ours', async ({ page, allow }) => {
  allow.response(/\/no-such-page$/)
  allow.console(/^404: no page at \/no-such-page$/)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page.getByRole('link', { name: 'Return to home' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('no page is served with an inline script or a style attribute', () => {
  const faults = [...builtPaths, '404'].flatMap((path) => {
    const html = path === '404' ? readFileSync(join(dist, '404.html'), 'utf8') : htmlOf(path)
    const inline = [...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>/g)]
    const styled = [...html.matchAll(/<[a-z][^<>]*\sstyle="[^"]*"/g), ...html.matchAll(/<style[\s>]/g)]
    const handlers = [...html.matchAll(/<[a-z][^<>]*\son[a-z]+="/g)]
    return [...inline, ...styled, ...handlers].map(([found]) => `${path}: ${found}`)
  })
  expect(faults).toEqual([])
})

test('every page has a title of its own', () => {
  const addresses = new Map<string, Set<string>>()
  for (const path of builtPaths) {
    const html = htmlOf(path)
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? path
    addresses.set(title, (addresses.get(title) ?? new Set()).add(canonical))
  }
  const shared = [...addresses].filter(([title, pages]) => title === '' || pages.size > 1)
  expect(shared.map(([title, pages]) => `"${title}": ${[...pages].join(' ')}`)).toEqual([])
})

test('no link of the site leads nowhere', async ({ request, baseURL }) => {
  test.setTimeout(120_000)
  const foundOn = new Map<string, string>()
  for (const path of builtPaths) {
    for (const [, href = ''] of htmlOf(path).matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), new URL(path, baseURL))
      if (url.origin !== baseURL) continue
      const address = `${url.pathname}${url.hash}`
      if (!foundOn.has(address)) foundOn.set(address, path)
    }
  }
  const answers = new Map<string, Promise<{ status: number; html: string }>>()
  const ask = (pathname: string) => {
    const known = answers.get(pathname)
    if (known) return known
    const asked = request
      .get(pathname, { maxRedirects: 0 })
      .then(async (response) => ({ status: response.status(), html: await response.text() }))
    answers.set(pathname, asked)
    return asked
  }
  const dead: string[] = []
  for (const [address, from] of foundOn) {
    const [pathname = '', id] = address.split('#', 2)
    const { status, html } = await ask(pathname)
    if (status !== 200) dead.push(`${pathname} answers with ${status}, first linked on ${from}`)
    else if (id && !html.includes(`id="${decodeURIComponent(id)}"`))
      dead.push(`${address}, first linked on ${from}`)
  }
  expect(dead).toEqual([])
})
