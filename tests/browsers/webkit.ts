import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from './engine'
import { framePath } from './framedSite'

/** Where WebDriver has a key that is no character: https://www.w3.org/TR/webdriver/#keyboard-actions. */
const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
}

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Widest window, with its borders. */
const SCREEN = { width: 1600, height: 1100 }

async function until(isThere: () => boolean | Promise<boolean>, what: string) {
  for (let waited = 0; waited < 20_000; waited += 100) {
    if (await isThere()) return
    await wait(100)
  }
  throw new Error(`${what} did not come within 20 s.`)
}

/**
 * WebKitGTK in its smallest browser, over WebDriver. Its window cannot be as narrow as a phone, so every page stands in a
 * frame of the width that is asked for.
 */
export function systemWebKit(browserPath: string): Engine {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const display = `:${600 + (process.pid % 300)}`
  const port = 9900 + (process.pid % 90)
  const children: ChildProcess[] = []
  let started: Promise<void> | undefined

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (!answer.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`)
    return value
  }

  async function start() {
    const env = {
      ...process.env,
      HOME: home,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    }
    const run = (program: string, args: readonly string[]) =>
      children.push(spawn(program, args, { env, stdio: 'ignore' }))
    run('Xvfb', [display, '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'])
    await until(() => existsSync(`/tmp/.X11-unix/X${display.slice(1)}`), 'The screen')
    run('WebKitWebDriver', [`--port=${port}`])
    await until(
      () =>
        send('GET', '/status').then(
          () => true,
          () => false,
        ),
      'WebKitWebDriver',
    )
  }

  return {
    name: 'WebKit',
    async open(width, site) {
      started ??= start()
      await started
      const { sessionId } = (await send('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
          },
        },
      })) as { sessionId: string }
      const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
        send(method, `/session/${sessionId}${path}`, body)
      await ask('POST', '/window/rect', { x: 0, y: 0, ...SCREEN })
      /** A page that comes in the place of another is another frame to the driver. */
      const enter = async () => {
        await ask('POST', '/frame', { id: null })
        await ask('POST', '/frame', { id: 0 })
      }
      const act = async (...actions: readonly object[]) => {
        await enter()
        await ask('POST', '/actions', { actions })
      }
      const pressed = (all: readonly string[]) => ({
        type: 'key',
        id: 'keyboard',
        actions: [
          ...all.map((value) => ({ type: 'keyDown', value })),
          ...all.toReversed().map((value) => ({ type: 'keyUp', value })),
        ],
      })
      return {
        goto: async (address) => {
          await ask('POST', '/url', { url: `${site}${framePath}?width=${width}#${address}` })
          await ask('POST', '/refresh', {})
        },
        evaluate: async (expression) => {
          await enter()
          return ask('POST', '/execute/async', {
            script: `Promise.resolve(${expression}).then(arguments[0])`,
            args: [],
          })
        },
        clickAt: (x, y) =>
          act({
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          }),
        press: (key) => act(pressed(key.split('+').map((name) => keys[name] ?? name))),
        type: async (text) => {
          for (const letter of text) await act(pressed([letter]))
        },
        pick: async (selector, path) => {
          await enter()
          const found = (await ask('POST', '/element', { using: 'css selector', value: selector })) as Record<
            string,
            string
          >
          await ask('POST', `/element/${found[ELEMENT]}/value`, { text: path })
        },
        close: async () => void (await ask('DELETE', '')),
      }
    },
    async close() {
      for (const child of children.toReversed()) child.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
