import project from './playwright.config'

const { globalSetup: _, ...settings } = project

// What pages do with a fault in them says nothing of how they are.
process.env.OBSERVED = 'reports/wiring/observed'
process.env.ON_ITS_WAY ??= '1500'

/** Faults between pages and their machines: `npm run test:wiring`. */
export default {
  ...settings,
  testDir: 'tests/wiring',
  outputDir: 'test-results/wiring',
  // Each of them waits most of its time for what does not come.
  workers: 3,
  // What is unclear once, on a machine that had much else to do, is tried again.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 1500 },
  reporter: [['line']],
}
