import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from './paths'
import { startPreview } from './previewServer'

/** What went wrong, in a sentence that says what to do about it. */
function explain(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken. Choose another: PORT=${port + 1} npm run preview`
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Choose one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Set HOST to one it has.`
  return `The preview server could not start: ${error instanceof Error ? error.message : String(error)}`
}

async function preview(): Promise<string | undefined> {
  const { PORT = '4173', HOST: host = '127.0.0.1' } = process.env
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return `PORT must be a whole number up to 65535, not "${PORT}".`
  if (!existsSync(join(dist, 'index.html')))
    return 'There is no built site in dist/ yet. Build it first: npm run build'
  try {
    const { url, close } = await startPreview({ port, host, dist })
    console.log(`The built site is at ${url}/ (stop with Ctrl+C)`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void close().finally(() => process.exit(0)))
    }
    return undefined
  } catch (error) {
    return explain(error, port, host)
  }
}

const problem = await preview()
if (problem !== undefined) {
  console.error(problem)
  process.exit(1)
}
