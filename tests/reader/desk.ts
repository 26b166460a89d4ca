import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, findBrowser } from '../../build/findBrowser'

/*
 * A desk to sit down at: a screen, a window manager, a keyboard, a browser with a head and the screen reader Orca. Keys
 * are pressed on the X server, as a keyboard would, and what Orca says is read from its log.
 */

/** What the desk is made of; without these it cannot be set up. */
const tools = ['script', 'Xvfb', 'openbox', 'orca', 'speech-dispatcher', 'dbus-daemon', 'xdotool']
const busLauncher = '/usr/libexec/at-spi-bus-launcher'

/** The tools that this machine lacks. */
export const missingTools = () => [
  ...tools.filter((tool) => spawnSync('which', [tool]).status !== 0),
  ...(existsSync(busLauncher) ? [] : [busLauncher]),
]

/** Orca has said all once its log stands still for so long, in milliseconds; or nothing, when it has not begun by then. */
const REST_MS = 1000
const SILENCE_MS = 3000
const MOST_MS = 30_000
const LOOK_AGAIN_MS = 50
const MOST_DESKS = 4

/** Nobody waits for the whole page to be read out before pressing a key, and Orca 43 reads some tables without an end. */
const profile = ['Default', 'default']
const settings = {
  general: { startingProfile: profile },
  profiles: { default: { profile, sayAllOnLoad: false } },
  pronunciations: {},
  keybindings: {},
}

const spoken = /SPEECH OUTPUT: '(.*?)'(?:\{|\r?$)/gm

export interface Desk {
  page: Page
  /** Opens an address, and gives what is said until the reader is silent. */
  open: (address: string) => Promise<string[]>
  /** Presses a key by its X name, and gives what is said until the reader is silent. */
  press: (key: string) => Promise<string[]>
  /** Presses a key again and again, without listening, until the page is as it should be; gives what is said then. */
  pressUntil: (key: string, isThere: () => Promise<boolean>, most: number) => Promise<string[]>
  /** Types a text and gives what is said once all of it stands there. */
  type: (text: string) => Promise<string[]>
  /** Picks a file on the page, and gives what is said then. */
  pick: (name: string, bytes: number) => Promise<string[]>
  leave: () => Promise<void>
}

async function until<T>(
  ask: () => T | undefined | false | Promise<T | undefined | false>,
  what: string,
): Promise<T> {
  const from = Date.now()
  while (Date.now() - from < MOST_MS) {
    const answer = await ask()
    if (answer) return answer
    await wait(LOOK_AGAIN_MS)
  }
  throw new Error(`${what} did not come within ${MOST_MS / 1000} s.`)
}

/**
 * Sets up the desk, with the browser open at an address and nothing of the browser itself round the page. A reader that
 * came too early to hear of the browser stays silent for good, and another desk is set up.
 */
export async function sitDown(address: string): Promise<Desk> {
  for (let attempt = 1; ; attempt += 1) {
    const desk = await setUp(address)
    const said = await desk.press('Tab')
    if (said.length > 0) return desk
    await desk.leave()
    if (attempt === MOST_DESKS) throw new Error(`The screen reader is silent at ${MOST_DESKS} desks.`)
  }
}

async function setUp(address: string): Promise<Desk> {
  const home = mkdtempSync(join(tmpdir(), 'reader-'))
  const log = join(home, 'orca.log')
  const display = `:${100 + (process.pid % 400)}`
  const children: ChildProcess[] = []
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    DISPLAY: display,
    GTK_MODULES: 'gail:atk-bridge',
    NO_AT_BRIDGE: '0',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  const start = (program: string, args: readonly string[], stdout: 'ignore' | 'pipe' = 'ignore') => {
    const child = spawn(program, args, {
      env,
      stdio: ['ignore', stdout, process.env.DEBUG_DESK ? 'inherit' : 'ignore'],
    })
    child.on('exit', (code, signal) => process.env.DEBUG_DESK && console.log('EXIT', program, code, signal))
    children.push(child)
    return child
  }
  const leave = async () => {
    for (const child of children.toReversed()) child.kill()
    await wait(300)
    for (const child of children) child.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  }
  try {
    start('Xvfb', [display, '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'])
    await until(() => existsSync(`/tmp/.X11-unix/X${display.slice(1)}`), 'The screen')
    const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address'], 'pipe')
    env.DBUS_SESSION_BUS_ADDRESS = await new Promise<string>((resolve) =>
      bus.stdout?.once('data', (address) => resolve(String(address).trim())),
    )
    start('openbox', [])
    start(busLauncher, ['--launch-immediately'])
    for (const property of ['IsEnabled', 'ScreenReaderEnabled'])
      await until(
        () =>
          spawnSync(
            'dbus-send',
            [
              '--session',
              '--dest=org.a11y.Bus',
              '--print-reply',
              '/org/a11y/bus',
              'org.freedesktop.DBus.Properties.Set',
              'string:org.a11y.Status',
              `string:${property}`,
              'variant:boolean:true',
            ],
            { env },
          ).status === 0,
        'The bus of the assistive technologies',
      )
    start('speech-dispatcher', ['-s', '-t', '0'])
    mkdirSync(join(home, 'data/orca'), { recursive: true })
    writeFileSync(join(home, 'data/orca/user-settings.conf'), JSON.stringify(settings))
    // What is written to a terminal is written at once; a file would be one utterance behind.
    const orca = 'orca --debug-file=/dev/tty --replace --disable=braille --disable=braille-monitor'
    start('script', ['--quiet', '--flush', '--command', orca, log])
    await until(() => existsSync(log) && statSync(log).size > 0, 'The screen reader')

    const port = 9400 + (process.pid % 500)
    start(await findBrowser(), [
      ...chromiumFlags,
      '--force-renderer-accessibility',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${join(home, 'browser')}`,
      '--window-size=1440,980',
      '--window-position=0,0',
      '--lang=en-AU',
      `--app=${address}`,
    ])
    const browser = await until<Browser>(
      () => chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => undefined),
      'The browser',
    )
    const page = await until(() => browser.contexts()[0]?.pages()[0], 'The page')
    await until(
      () => spawnSync('xdotool', ['search', '--onlyvisible', '--class', 'chrom'], { env }).status === 0,
      'The window',
    )
    const window = String(
      spawnSync('xdotool', ['search', '--onlyvisible', '--class', 'chrom'], { env }).stdout,
    )
      .trim()
      .split('\n')
      .at(-1)
    spawnSync('xdotool', ['windowactivate', '--sync', window ?? ''], { env })

    const sizeOfLog = () => statSync(log).size
    const spokenSince = (from: number) => {
      const file = openSync(log, 'r')
      const text = Buffer.alloc(fstatSync(file).size - from)
      readSync(file, text, 0, text.length, from)
      closeSync(file)
      return [...text.toString('utf8').matchAll(spoken)].map(([, words = '']) => words.trim()).filter(Boolean)
    }
    /** What was said since the log had this size, once the reader is silent. */
    const heardSince = async (from: number) => {
      const began = Date.now()
      let [size, changedAt] = [from, began]
      for (;;) {
        await wait(LOOK_AGAIN_MS)
        const now = Date.now()
        if (sizeOfLog() !== size) [size, changedAt] = [sizeOfLog(), now]
        const words = spokenSince(from)
        const patience = words.length > 0 ? REST_MS : SILENCE_MS
        if (now - changedAt > patience || now - began > MOST_MS) return words
      }
    }
    const placeOfFocus = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body),
      )
    const xdotool = (...args: string[]) => spawnSync('xdotool', args, { env })
    /** Orca takes a letter for one of its own commands where the modifier is let go first, as `key` does. */
    const pressKey = (key: string) => {
      const [last = '', ...modifiers] = key.split('+').toReversed()
      for (const modifier of modifiers) xdotool('keydown', modifier)
      xdotool('key', last)
      for (const modifier of modifiers) xdotool('keyup', modifier)
    }

    return {
      page,
      open: async (address) => {
        const from = sizeOfLog()
        await page.goto(address)
        await page.locator('html[data-hydrated]').waitFor()
        return heardSince(from)
      },
      press: async (key) => {
        const from = sizeOfLog()
        pressKey(key)
        return heardSince(from)
      },
      pressUntil: async (key, isThere, most) => {
        for (let presses = 0; presses < most; presses += 1) {
          const from = sizeOfLog()
          const before = await placeOfFocus()
          pressKey(key)
          // Pressed faster than the page follows, the key would go past what is looked for. The parts of a date are one place.
          for (let waited = 0; waited < REST_MS && (await placeOfFocus()) === before; waited += LOOK_AGAIN_MS)
            await wait(LOOK_AGAIN_MS)
          if (await isThere()) return heardSince(from)
        }
        throw new Error(`${most} presses of ${key} do not lead there.`)
      },
      type: async (text) => {
        const from = sizeOfLog()
        xdotool('type', '--delay', '60', text)
        return heardSince(from)
      },
      pick: async (name, bytes) => {
        const from = sizeOfLog()
        const file = { name, mimeType: 'text/plain', buffer: Buffer.alloc(bytes, 'a') }
        await page.locator('main input[type=file]').setInputFiles(file)
        return heardSince(from)
      },
      leave: async () => {
        await browser.close().catch(() => {})
        await leave()
      },
    }
  } catch (error) {
    await leave()
    throw error
  }
}
