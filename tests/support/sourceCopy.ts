import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../build/paths'

/** What is made from the source, or made anew by whoever works on it. */
const leftOut = new Set([
  '.git',
  'node_modules',
  'dist',
  'dist-server',
  'reports',
  'machines',
  'shots',
  'test-results',
])

/** A copy of the repository that a test may write into; it shares the installed packages. */
export function copySource(purpose: string, env: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), `${purpose}-`))
  for (const part of readdirSync(root))
    if (!leftOut.has(part)) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

  /** Runs a script that lies in the copy. */
  function run(script: string, ...args: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    })
    return { status, said: stdout + stderr }
  }
  return {
    folder,
    run,
    /** A generator with everything answered on the command line. */
    generate: (generator: string, answers: Readonly<Record<string, string>>) =>
      run(
        'node_modules/plop/bin/plop.js',
        generator,
        '--',
        ...Object.entries(answers).flatMap(([name, text]) => [`--${name}`, text]),
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
