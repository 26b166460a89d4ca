import { defineConfig } from '@playwright/test'
import { chromiumFlags, findTestBrowser } from './build/findBrowser'

const port = Number(process.env.E2E_PORT ?? 4273)
const host = '127.0.0.1'

/** A name that does not resolve can neither slow a test down nor be told about it. */
const noOtherHosts = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${host}`

/** Lets a script ask the browser which role and name it tells a screen reader of an element. */
const tellsNames = '--enable-blink-features=ComputedAccessibilityInfo'

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/observation/forget.ts',
  testMatch: '**/*.spec.ts',
  outputDir: process.env.TEST_RESULTS ?? 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // What was red at first and green then is named at the end of `npm test`; see `MOST_UNSTEADY` there.
  retries: 1,
  // A machine that has much else to do answers late; what never comes fails all the same.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: `http://${host}:${port}`,
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    // What one test saved would answer another. Tests of the worker itself let it come.
    serviceWorkers: 'block',
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: await findTestBrowser(),
      args: [...chromiumFlags, noOtherHosts, tellsNames],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node build/run.mjs tests/support/observation/observedSite.ts',
    env: { PORT: String(port), HOST: host },
    url: `http://${host}:${port}/`,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
