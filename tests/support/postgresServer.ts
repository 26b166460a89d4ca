import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { Pool } from 'pg'

const DEBIAN = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

async function programs(): Promise<string> {
  const versions = existsSync(DEBIAN) ? (await readdir(DEBIAN)).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? ''
}

/** Debian's own PostgreSQL; as root it is installed, without a server of the system's being started. */
async function ensurePostgres(): Promise<string> {
  const there = await programs()
  if (there !== '') return there
  if (isRoot) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    spawnSync('apt-get', ['update'], { env })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env })
  }
  const installed = await programs()
  if (installed === '') throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  return installed
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const idOf = (kind: '-u' | '-g') => Number(spawnSync('id', [kind, 'postgres']).stdout.toString())

/** A PostgreSQL of its own, in a folder that goes with it, reached from this machine alone. */
export async function startPostgres() {
  const bin = await ensurePostgres()
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  // PostgreSQL refuses to run as root.
  const account = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
  if (account) await chown(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'catalogue', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { cwd: folder, ...account },
  )
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr}`)
  const port = await freePort()
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'],
    { cwd: folder, stdio: 'ignore', ...account },
  )
  const ended = once(server, 'exit')
  const pool = new Pool({ host: '127.0.0.1', port, user: 'catalogue', database: 'postgres', max: 4 })
  pool.on('error', () => {})

  async function stop() {
    await pool.end()
    server.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  }

  for (let tries = 0; ; tries += 1) {
    try {
      await pool.query('select 1')
      return { pool, stop }
    } catch (error) {
      if (tries === 100 || server.exitCode !== null) {
        await stop()
        throw error
      }
      await rest(100)
    }
  }
}
