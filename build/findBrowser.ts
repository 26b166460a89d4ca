import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

const run = promisify(execFile)
/** Room for a talkative installer. */
const maxBuffer = 64 * 1024 * 1024

const isRoot = process.getuid?.() === 0

/** Chromium's own sandbox cannot start as root; the other flags keep it off the network and quiet. */
export const chromiumFlags: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
]

/** The same engine without a window to draw: tests take half the processor time in it. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const commandNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

async function isExecutable(path: string) {
  try {
    await access(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function onPath(names: readonly string[]): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  for (const name of names) {
    for (const folder of folders) {
      if (await isExecutable(join(folder, name))) return join(folder, name)
    }
  }
  return undefined
}

async function playwrightsOwn(): Promise<string | undefined> {
  const path = chromium.executablePath()
  return path && (await isExecutable(path)) ? path : undefined
}

async function installWithApt(names: readonly string[]): Promise<string | undefined> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, maxBuffer })
  const isShellWanted = names.includes(HEADLESS_SHELL)
  for (const name of isShellWanted ? [HEADLESS_SHELL, 'chromium'] : ['chromium']) {
    try {
      // Fonts of the measures of Arial, which stand in for those that are missing.
      const packages = [name, 'fonts-liberation']
      await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, maxBuffer })
      break
    } catch (error) {
      // Older releases have no package of the shell alone.
      if (name === 'chromium') throw error
    }
  }
  return onPath(names)
}

async function installWithPlaywright(): Promise<string | undefined> {
  await run('npx', ['playwright', 'install', 'chromium'], { maxBuffer })
  return playwrightsOwn()
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0]

async function install(names: readonly string[]): Promise<string> {
  console.log('No Chromium on this machine: installing one. This takes a few minutes, once.')
  const failures: string[] = []
  for (const attempt of [...(isRoot ? [() => installWithApt(names)] : []), installWithPlaywright]) {
    try {
      const path = await attempt()
      if (path) return path
    } catch (error) {
      failures.push(`${firstLine(error)}`)
    }
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.' +
      failures.map((failure) => `\n  ${failure}`).join(''),
  )
}

async function find(names: readonly string[]): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await isExecutable(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which is not a program that can be run.`)
  }
  return (await onPath(names)) ?? (await playwrightsOwn()) ?? install(names)
}

/** The path of a whole Chromium, as visitors have it: the one named, else the system's, else Playwright's, else a fresh one. */
export const findBrowser = () => find(commandNames)

/** The path of a Chromium to test with, in the same order; one without windows comes first. */
export const findTestBrowser = () => find([HEADLESS_SHELL, ...commandNames])
