import type { Page } from '@playwright/test'
import { openMachine } from 'machine-workbench/opening/openMachine'
import { fragmentOf } from '~/app/opening/textLink'
import {
  type ShownMachine,
  selectIsOpening,
  selectOpened,
  selectProblem,
  selectText,
} from '~/machines/opener.machine'
import { openerModel } from '../model/opener.model'
import { expect } from '../support/page'
import { agrees, pageContract } from '../support/pageModel'

/** What the page waits for, held until the test says how it ends. */
interface HeldOpening {
  worker: Pick<Worker, 'onmessage'> | null
  file: { resolve: (text: string) => void; reject: (error: unknown) => void } | null
}
declare global {
  interface Window {
    heldOpening: HeldOpening
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What stands on the page, read at one moment. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#machine-text')
    const said = [...document.querySelectorAll('main [role=status]')].map(({ textContent }) => textContent)
    return {
      text: field?.value,
      problem: document.querySelector('#machine-text-error')?.textContent ?? '',
      isOpening: said.includes('The machine is being read and drawn.'),
      opened: document.querySelector('#opened')?.textContent ?? null,
      which: document.querySelector<HTMLSelectElement>('select[name=which]')?.value ?? null,
      isLinked: location.hash.startsWith('#machine='),
    }
  })

const seen = (snapshot: Parameters<typeof selectText>[0]) => {
  const opened = selectOpened(snapshot)
  const problem = selectProblem(snapshot)
  const place = problem?.place ? `Line ${problem.place.line}, column ${problem.place.column}: ` : ''
  return {
    text: selectText(snapshot),
    problem: problem ? place + problem.message : '',
    isOpening: selectIsOpening(snapshot),
    opened: opened?.graph.id ?? null,
    which: opened && opened.choices.length > 1 ? String(opened.which) : null,
  }
}

/** Hands the page what the worker would, had it read this. */
const answer = (page: Page, reply: unknown) =>
  page.evaluate(
    (data) => window.heldOpening.worker?.onmessage?.call(null as never, { data } as MessageEvent),
    reply,
  )

export const openerPage = pageContract(openerModel, {
  async open(page) {
    await page.addInitScript(() => {
      const held: HeldOpening = { worker: null, file: null }
      window.heldOpening = held
      const Real = window.Worker
      // What reads a text is held; what lays a machine out is the real one.
      window.Worker = class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options)
          if (!String(url).includes('openingWorker')) return
          held.worker = this
        }
        override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]) {
          if (held.worker !== this) super.postMessage(message, options as StructuredSerializeOptions)
        }
      }
      Object.defineProperty(Blob.prototype, 'text', {
        value: () => new Promise((resolve, reject) => Object.assign(held, { file: { resolve, reject } })),
      })
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.resolve() })
    })
    await page.goto('/machines/open')
  },
  drivers: (page) => ({
    'text.change': ({ text }) => page.getByLabel('Your machine').fill(text),
    'machine.open': () => button(page, 'Open').click(),
    'machine.choose': async ({ which }) => {
      await page.getByLabel('Machine in this text').selectOption(String(which))
    },
    'file.choose': ({ file }) =>
      page.locator('#machine-file').evaluate(
        (input: HTMLInputElement, { name, size }) => {
          const chosen = new DataTransfer()
          chosen.items.add(new File([new Uint8Array(size)], name))
          input.files = chosen.files
          input.dispatchEvent(new Event('change', { bubbles: true }))
        },
        { name: file.name, size: file.size },
      ),
    'text.bring': async ({ text, which }) => {
      const fragment = await fragmentOf(text, which)
      await page.evaluate((hash) => {
        // The same address twice would be no news.
        history.replaceState(history.state, '', location.pathname)
        location.hash = hash
      }, fragment ?? '')
    },
    'link.request': () => button(page, 'Copy a link to this machine').click(),
    done: async ({ actor, output }) => {
      if (actor === 'readFile')
        return page.evaluate((text) => window.heldOpening.file?.resolve(text), String(output))
      const { machine } = output as Readonly<{ machine?: ShownMachine }>
      await answer(page, machine ? openMachine(machine.text, machine.which) : output)
      if (!machine) return
      // What lays machines out waits for a moment that does not pass while time stands still.
      await expect(async () => {
        await page.clock.runFor(1)
        await expect(page.locator('#opened')).toHaveText(machine.graph.id, { timeout: 1 })
      }).toPass()
    },
    error: ({ actor, error }) =>
      actor === 'readFile'
        ? page.evaluate(() => window.heldOpening.file?.reject(new Error('It is gone.')))
        : answer(page, { failure: String(error) }),
  }),
  // A machine is read out of the text that stands there; of one machine there is nothing to choose.
  cannot: (step, before) => {
    if (step.kind === 'done' && step.actor === 'openText') {
      const { machine } = step.output as Readonly<{ machine?: ShownMachine }>
      const { text, which } = before.context
      return machine !== undefined && (machine.text !== text || machine.which !== which)
    }
    if (step.kind !== 'event') return false
    const { opened } = before.context
    if (step.event.type === 'machine.choose')
      return (opened?.choices.length ?? 0) < 2 || opened?.which === step.event.which
    if (step.event.type === 'text.change') return step.event.text === before.context.text
    return step.event.type === 'link.request' && opened === null
  },
  async verify(page, snapshot, step) {
    const isLinked = step?.emitted.some(({ type }) => type === 'link.requested')
    await agrees(
      async () => {
        const { isLinked: hasLink, ...rest } = await shown(page)
        return isLinked ? { ...rest, hasLink } : rest
      },
      isLinked ? { ...seen(snapshot), hasLink: true } : seen(snapshot),
    )
  },
})
