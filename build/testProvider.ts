// `npm run test:provider`: builds the site for another provider from a folder of data, and runs on it what must hold for any.
import { spawnSync } from 'node:child_process'
import { root } from './paths'

/** Where the other provider says who it is, what it offers and what colours it has. */
const PROVIDER_DATA = 'tests/provider'

const steps = [
  ['npm', 'run', '--silent', 'build'],
  [
    'npx',
    'vitest',
    'run',
    'tests/provider/',
    'tests/unit/',
    // What is said of the sample alone.
    '--exclude=tests/unit/sample/**',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=reports/provider.json',
  ],
]

for (const [program = '', ...args] of steps) {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PROVIDER_DATA },
  })
  if (status !== 0) process.exit(status ?? 1)
}
