import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../build/paths'

/** Runs a program of a package, and gives what it says and how it ends. */
export function runNode(program: string, ...args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', program), ...args],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, NO_COLOR: '1', E2E_PORT: '4297' },
    },
  )
  return { said: stdout + stderr, status }
}
