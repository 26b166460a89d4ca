import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { BASIC } from '../../build/fontSubsets'
import { builtHeaders } from '../../build/hostFiles'
import { dist } from '../../build/paths'
import { headersOf } from '../../deploy/headers'
import { controlsIn, headingIn, isFile, isOutside, pressable, titleIn } from '../support/controls'
import { axeViolations, expect, testInSharedTab as test, waitForHydration } from '../support/page'
import { isWhole } from '../support/share'
import { builtPaths, htmlOf, inChunks, onePathPerKind, routeOf } from '../support/sitePages'

/** `npm run test:pages` opens every page; `npm test` the last of each route. */
const openedPaths = builtPaths.filter(
  (path) => isWhole || path === builtPaths.findLast((other) => routeOf.get(other) === routeOf.get(path)),
)

/**
 * A page served at several addresses is the same page but for the link that is marked as current, and what stands in it
 * is looked at once; with the mark as a route has it, once for each route.
 */
const lookedInto = new Set([
  ...new Map(
    builtPaths.toReversed().map((path) => {
      const drawn = htmlOf(path)
        .replace(/ data-path="[^"]*"/, '')
        .replace(/^[\s\S]*<body>/, '')
        .replace(/ data-status="active" aria-current="page"/g, '')
        .replace(/ href="\/[^"]*"/g, '')
      return [createHash('sha256').update(drawn).digest('hex'), path]
    }),
  ).values(),
  ...new Map(builtPaths.toReversed().map((path) => [routeOf.get(path), path])).values(),
])

const PAGES_PER_TEST = 15

/** What is drawn over what cannot be told while the parts below the first screen get their true height. */
const waitForTrueHeight = (page: Page) => page.locator('html[data-first]').waitFor({ state: 'detached' })

for (const [index, paths] of inChunks(openedPaths, PAGES_PER_TEST).entries()) {
  test(`pages ${index * PAGES_PER_TEST + 1} and following, from ${paths[0]}, make no trouble`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const faults: string[] = []
    // The narrowest width that has to hold: other widths, and other colours, are looked at once for each kind of page.
    await page.setViewportSize({ width: 320, height: 640 })
    const noteFont = (request: Request) => {
      // A second file of a font would mean that the page writes what the first does not have.
      if (/\.woff2$/.test(request.url()) && !request.url().includes(`-${BASIC}-`))
        faults.push(`${page.url()} fetches ${request.url()}`)
    }
    page.on('request', noteFont)
    for (const path of paths) {
      // Pictures are not waited for: builtSite.spec.ts asks for the file of each.
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
      if (response?.status() !== 200) faults.push(`${path} answers with ${response?.status()}`)
      await waitForHydration(page)
      const headings = await page.getByRole('heading', { level: 1 }).allTextContents()
      if (headings.length !== 1) faults.push(`${path} has ${headings.length} first-level headings`)
      const links = await page.evaluate(
        (selector) =>
          [...document.querySelectorAll(selector)]
            .filter((control) => !control.closest('#delivery, #bench, [data-without-script]'))
            .map((control) => control.getAttribute('href') ?? ''),
        pressable,
      )
      // What other tests read of the source is then true of the page.
      const read = {
        title: await page.title(),
        heading: headings[0],
        links: links.join(' '),
      }
      const html = htmlOf(path)
      const written = {
        title: titleIn(html),
        heading: headingIn(html),
        links: controlsIn(path, html)
          .map(({ href }) => href ?? '')
          .join(' '),
      }
      if (JSON.stringify(read) !== JSON.stringify(written))
        faults.push(`${path} is not as its source: ${JSON.stringify({ read, written })}`)
      if (!lookedInto.has(path)) continue
      await waitForTrueHeight(page)
      for (const violation of await axeViolations(page)) faults.push(`${path}: ${violation}`)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (beyond > 0) faults.push(`${path} scrolls ${beyond} px sideways at 320 px`)
    }
    page.off('request', noteFont)
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

// Every kind of page is looked at in one of the wide ones, in turns, and in the narrow one; with `PAGES=whole` in all.
for (const [turn, path] of onePathPerKind.entries()) {
  test(`${path} is accessible wide and narrow, in the dark and in forced colours`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await page.goto(path)
    await waitForHydration(page)
    await waitForTrueHeight(page)
    const faults: string[] = []
    for (const { name, media, width, without } of renderings.filter(
      ({ width }, index) => isWhole || width === 360 || index === turn % 3,
    )) {
      await page.emulateMedia({
        colorScheme: 'light',
        forcedColors: 'none',
        reducedMotion: 'reduce',
        ...media,
      })
      await page.setViewportSize({ width, height: 800 })
      for (const violation of await axeViolations(page, { without })) faults.push(`${name}: ${violation}`)
    }
    // A quarter more than the 16 px that browsers begin with, at the narrowest of the last renderings.
    const textSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    const before = await textSize()
    await session.send('Page.setFontSizes', { fontSizes: { standard: 20 } })
    await expect.poll(textSize).not.toBe(before)
    if ((await beyond()) > 0) faults.push(`scrolls ${await beyond()} px sideways with text of 125 %`)
    await session.detach()
    expect(faults).toEqual([])
  })
}

test('nothing stands in a page that its policy does not allow by its hash, and no style attribute', () => {
  const headersFor = headersOf({ ...builtHeaders(dist), variant: 'production' })
  const faults = [...builtPaths, '404'].flatMap((path) => {
    const html = path === '404' ? readFileSync(join(dist, '404.html'), 'utf8') : htmlOf(path)
    const policy = new Map(headersFor(path === '404' ? undefined : join(path, 'index.html'))).get(
      'Content-Security-Policy',
    )
    const isAllowed = (text = '') =>
      policy?.includes(` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    const inDocument = [
      ...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
      ...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
    ].filter(([, text]) => !isAllowed(text))
    const attributes = [
      ...html.matchAll(/<[a-z][^<>]*\sstyle="[^"]*"/g),
      ...html.matchAll(/<[a-z][^<>]*\son[a-z]+="/g),
    ]
    return [...inDocument, ...attributes].map(([found]) => `${path}: ${found.slice(0, 100)}`)
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

test('no link of the site leads nowhere', () => {
  const pages = new Map(builtPaths.map((path) => [path, htmlOf(path)]))
  const dead = new Set<string>()
  for (const [path, html] of pages) {
    for (const { href } of controlsIn(path, html)) {
      if (href === undefined || isOutside(href)) continue
      const { pathname, hash } = new URL(href, new URL(path, 'https://site.example'))
      const target = pages.get(pathname)
      // deadEnds.spec.ts asks for every file.
      if (target === undefined && !isFile(pathname)) dead.add(`there is no page at ${pathname}`)
      if (hash && !target?.includes(`id="${decodeURIComponent(hash.slice(1))}"`))
        dead.add(`there is no ${hash} at ${pathname}`)
    }
  }
  expect([...dead]).toEqual([])
})
