import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, firefox, webkit } from '@playwright/test'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { chromiumFlags, findBrowser } from '../../build/findBrowser'
import { dist } from '../../build/paths'
import { type Preview, startPreview } from '../../build/previewServer'
import { shareOf } from '../support/share'
import { type Engine, HEIGHT } from './engine'
import { systemFirefox } from './firefox'
import { framedSite } from './framedSite'
import { journeys } from './journeys'
import { drivenByPlaywright } from './playwright'
import { visitorAt } from './visitor'
import { systemWebKit } from './webkit'

/*
 * The same journeys in three engines. Where Playwright has its own Firefox and WebKit, as `npx playwright install` brings
 * them, those are driven; otherwise those of the system.
 */

const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const miniBrowser = ['4.1', '6.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
)

function firefoxHere(): Engine {
  if (existsSync(firefox.executablePath())) return drivenByPlaywright('Firefox', firefox)
  const path = firefoxes.find(existsSync)
  return { ...systemFirefox(path ?? ''), ...(path === undefined && { missing: 'firefox-esr' }) }
}

function webkitHere(): Engine {
  if (existsSync(webkit.executablePath())) return drivenByPlaywright('WebKit', webkit)
  const path = miniBrowser.find(existsSync)
  const isWhole = path !== undefined && existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb')
  return { ...systemWebKit(path ?? ''), ...(!isWhole && { missing: 'webkit2gtk-driver or xvfb' }) }
}

const engines: readonly Engine[] = [
  drivenByPlaywright('Chromium', chromium, {
    executablePath: await findBrowser(),
    args: [...chromiumFlags],
  }),
  firefoxHere(),
  webkitHere(),
]

/** Longest that an engine may take to show its first window, in milliseconds. */
const FIRST_WINDOW_MS = 60_000

/** An engine that is installed and does not start here, where its sandbox or its screen may not be had, is left out as well. */
for (const engine of engines.filter(({ missing }) => missing === undefined)) {
  const opened = engine.open(1440, 'about:blank').then((window) => window.close())
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('It shows no window.')), FIRST_WINDOW_MS).unref()
  })
  await Promise.race([opened, late]).catch((error: unknown) => {
    engine.missing = `a machine on which it starts (${error instanceof Error ? error.message : error})`
  })
}

const widths = [320, 360, 390, 1440]

const folder = mkdtempSync(join(tmpdir(), 'files-'))
const files = { csv: join(folder, 'team.csv'), pdf: join(folder, 'team.pdf') }

let preview: Preview
let framed: Awaited<ReturnType<typeof framedSite>>
beforeAll(async () => {
  for (const path of Object.values(files)) writeFileSync(path, 'name,skill\nMia,Excel\n')
  preview = await startPreview({ port: 0, host: '127.0.0.1', dist })
  framed = await framedSite(preview.url, HEIGHT)
})
afterAll(async () => {
  for (const engine of engines) await engine.close()
  await framed.close()
  await preview.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(engines)('$name', (engine) => {
  if (engine.missing !== undefined)
    console.log(`${engine.name} is not tried: ${engine.missing} is missing here.`)

  for (const [turn, [name, journey]] of Object.entries(journeys).entries())
    for (const width of shareOf(widths, 2, turn))
      test.skipIf(engine.missing !== undefined)(
        `${name}, ${width} px wide`,
        { timeout: 180_000 },
        async () => {
          const window = await engine.open(width, framed.url)
          try {
            await journey(visitorAt(window, framed.url), files, width)
          } finally {
            await window.close().catch(() => {})
          }
        },
      )
})
