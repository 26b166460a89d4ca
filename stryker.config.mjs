import { readdirSync, readFileSync } from 'node:fs'

/** A file that is a quarter words is a table: there is nothing to get wrong in it but what it says. */
const isTable = (text) => {
  const words = (text.match(/'[^'\n]{5,}'|"[^"\n]{5,}"/g) ?? []).join('').length
  return words > text.length / 4
}

/** Files that hold functions; schemas, content and tables are left out. */
const withFunctions = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.page.ts'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !file.includes('/content/'))
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return /=>|\bfunction\b/.test(text) && !isTable(text)
    })

const machines = readdirSync('src/machines')
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/machines/${name}`)

/** What tells of machines as plain data; what runs them is judged by the faults that it plants itself. */
const plain = ['description', 'exports', 'layout', 'reading', 'testFiles'].map(
  (folder) => `packages/machine-workbench/src/${folder}`,
)

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [...machines, ...withFunctions('src/data'), ...plain.flatMap((folder) => withFunctions(folder))],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignoreWords.mjs'],
  ignorers: ['words'],
  // Which tests reach a fault is known by itself; vitest would look it up again for each one, at half of its cost.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What is evaluated once, when a file is loaded, would have to be tried against every test: schemas, tables, patterns.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.stryker-incremental.json',
  thresholds: { high: 95, low: 90, break: 85 },
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation.json' },
  // Stryker would rewrite its paths with an interface that TypeScript 7 no longer has. Nothing here reads it.
  tsconfigFile: 'none.json',
  concurrency: 2,
  // A mutant that loops is stopped; one that only makes the walk longer is not.
  timeoutMS: 15_000,
  ignorePatterns: ['/dist', '/dist-server', '/shots', '/test-results', '/machines', '/generated-tests'],
}
