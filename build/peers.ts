import type { Browser } from '@playwright/test'
import { type BudgetedPage, type Weight, weigh } from './budgets'
import {
  type Answered,
  type FirstControl,
  firstPaintOf,
  pressOnceEarly,
  pressUntilAnswered,
  pressWhenReady,
  slowPhone,
} from './firstControl'
import { buildFloors, type FloorName, floorNames } from './floors'
import { startPreview } from './previewServer'

const firstChoice = 'label:has(input[type=checkbox])'
const isNarrowed = '[role=status]:not([data-count="9"])'

const floorControls: Record<FloorName, Pick<FirstControl, 'control' | 'answer'>> = {
  static: { control: firstChoice, answer: 'input:checked' },
  react: { control: firstChoice, answer: isNarrowed },
  stack: { control: firstChoice, answer: isNarrowed },
}

const menuButton = 'button[aria-controls=mobile-menu]'
const menu = { control: menuButton, answer: `${menuButton}[aria-expanded=true]` }

const siteControls: Record<BudgetedPage, Pick<FirstControl, 'control' | 'answer'>> = {
  home: menu,
  catalogue: { control: 'button[aria-haspopup=dialog]', answer: '[role=dialog], dialog[open]' },
  course: menu,
}

export type Peer = FloorName | BudgetedPage

export interface PeerFigures extends Weight {
  firstControl: number
  presses: number
  /** How long a press at the first moment waits for its answer; undefined when it gets none. */
  earlyPress: number | undefined
  firstPaint: number
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The first paint of a floor is over in 0.3 s, of which the screen's own beat is as much as the budget leaves. */
const paintsARound = 3

/** A floor has its styles in its document, which the site's policy allows only under a hash. */
const floorContext = { bypassCSP: true }

/** The site's pages and the floors, each loaded once before the next round, so that noise meets all of them. */
export async function measurePeers(
  browser: Browser,
  origin: string,
  paths: readonly [BudgetedPage, string][],
  rounds: number,
) {
  const folders = await buildFloors()
  const servers = await Promise.all(
    [...folders].map(async ([name, dist]) => ({
      name,
      server: await startPreview({ port: 0, host: '127.0.0.1', dist }),
    })),
  )
  try {
    const subjects = new Map<Peer, FirstControl>()
    for (const { name, server } of servers)
      subjects.set(name, { address: `${server.url}/`, context: floorContext, ...floorControls[name] })
    for (const [name, path] of paths)
      subjects.set(name, { address: `${origin}${path}`, ...siteControls[name] })

    const seen = new Map<Peer, Answered[]>([...subjects.keys()].map((name) => [name, []]))
    const paints = new Map<Peer, number[]>([...subjects.keys()].map((name) => [name, []]))
    const early = new Map<Peer, (number | undefined)[]>([...subjects.keys()].map((name) => [name, []]))
    const panel: number[] = []
    const panelOnSlowPhone: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, first] of subjects) {
        seen.get(name)?.push(await pressUntilAnswered(browser, first))
        for (let load = 0; load < paintsARound; load += 1)
          paints.get(name)?.push(await firstPaintOf(browser, first))
        if (!isFloor(name)) early.get(name)?.push(await pressOnceEarly(browser, first))
        if (name === 'catalogue') {
          panel.push(await pressWhenReady(browser, first, 1))
          panelOnSlowPhone.push(await pressWhenReady(browser, first, slowPhone))
        }
      }
    }

    const peers = new Map<Peer, PeerFigures>()
    for (const [name, { address }] of subjects) {
      const runs = seen.get(name) ?? []
      const waits = early.get(name) ?? []
      peers.set(name, {
        firstControl: median(runs.map(({ answered }) => answered)),
        presses: median(runs.map(({ presses }) => presses)),
        earlyPress: waits.includes(undefined) ? undefined : median(waits.map(Number)),
        firstPaint: median(paints.get(name) ?? []),
        ...(await weigh(browser, address)),
      })
    }
    return { peers, panelOpening: median(panel), panelOnSlowPhone: median(panelOnSlowPhone) }
  } finally {
    for (const { server } of servers) await server.close()
  }
}

export const isFloor = (name: Peer): name is FloorName => floorNames.some((floor) => floor === name)
