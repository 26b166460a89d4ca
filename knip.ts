import { readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
)

/** What the scripts of package.json hand to build/run.mjs, which is a runner of this repository's own. */
const run = Object.values(scripts).flatMap((script) =>
  [...script.matchAll(/build\/run\.mjs (build\/\S+)/g)].map(([, file = '']) => file),
)

/** What a sheet takes from a package or another sheet, as imports. */
const importsOf = (sheet: string) =>
  [...sheet.matchAll(/(?:@import|url\() ?'([^']+)'/g)].map(([, from = '']) => `import '${from}'`).join('\n')

/** Nothing may stand in the repository that nothing uses: `npm run unused` names it. Each exception has its reason. */
export default {
  workspaces: {
    '.': {
      entry: [
        ...run,
        // Loaded by plopfile.js.
        'build/generators/setGenerators.ts',
        // Built by build/floors.ts.
        'tests/bench/{react,stack}/main.tsx',
        // The build reads these by their names.
        'src/{boot.ts,server.tsx,sw.ts}',
        'src/machines/inspection/simulations.ts',
        // Started by playwright.config.ts, and put by it before the entry of every page.
        'tests/support/observation/{observedSite.ts,observe.js}',
        // The same, where a fault is planted between the page and a machine.
        'tests/wiring/{plant.js,wiring.spec.ts}',
        // Started by build/scale.ts, in a process of its own.
        'build/scaleCatalogue.ts',
        // Imported by the files that build/testMutation.ts writes.
        'tests/mutation/modelSuite.ts',
        'tests/model/*.model.ts',
        // Found by build/machines/pageContracts.ts; its walker is imported by the tests that --emit writes.
        'tests/pages/*.page.ts',
        'tests/support/testRun.ts',
        // Put by build/machines/functions into scripts of their own, and so by tests/interchange.
        'build/machines/functions/{functions,xstate}.ts',
        'tests/support/interchange/given.ts',
        // Stands in for files of src, by its path: build/providerData.mjs.
        'tests/provider/{data,ui}/**',
      ],
      // Would take every export of a file that is found by `import.meta.glob` for used, and so all of every machine.
      vite: false,
      playwright: { config: ['playwright.config.ts', 'playwright.wiring.config.ts'] },
      vitest: { config: ['vite.config.ts', 'vitest.mutation.config.ts'] },
      // Java runs what is in it, a page runs what is in the others, Cucumber runs what --emit writes, and the machines of a suite are read.
      ignoreDependencies: [
        '@cucumber/cucumber',
        'vnu-jar',
        'accessibility-checker-engine',
        'html_codesniffer',
        '@plantuml/core',
        'regenerator-runtime',
        'scion',
        'scxml-test-framework',
      ],
      ignoreBinaries: [
        // A test asks whether nginx is there, and installs it where it may.
        'apt-get',
        'nginx',
        // The desk with a screen reader asks for what it needs, and is left out where that is missing.
        'dbus-send',
        'xdotool',
        // As is the HTML checker.
        'java',
      ],
    },
    'packages/machine-workbench': {
      // What nobody imports is none of its API, whatever may be imported.
      includeEntryExports: true,
      // What bin/ starts, as it is before anything is built.
      entry: ['src/shell/main.ts'],
    },
  },
  compilers: { css: importsOf },
  // Named by the server of the browser tests.
  ignoreUnresolved: ['./recorder.js'],
  ignoreIssues: {
    // `RouteTree` is filled in by src/router.tsx, which no import tells.
    'src/data/site/links.ts': ['types'],
  },
} satisfies KnipConfig
