import { type Browser, chromium, type Page } from '@playwright/test'
import { participantsOf } from 'machine-workbench/description/messages'
import { exportFormats } from 'machine-workbench/exports/formats'
import { toMermaidSequence } from 'machine-workbench/exports/mermaidSequence'
import { transitionText } from 'machine-workbench/exports/outline'
import { machinePathsOf } from 'machine-workbench/generation/machinePaths'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { createSimulator } from 'machine-workbench/inspection/simulation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standInsFor } from '~/machines/inspection/standIns'
import { chromiumFlags, findTestBrowser } from '../../build/findBrowser'
import { modelledMachines } from '../../build/machines/machineModels'
import {
  type DrawnEdge,
  type DrawnFormat,
  drawingPage,
  drawnEdges,
  drawnSequence,
} from '../support/interchange/drawnEdges'
import { models, trialOf } from '../support/trials'

const graphs = modelledMachines().map(({ machine }) => describeMachine(machine))

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findTestBrowser(), args: [...chromiumFlags] })
  page = await drawingPage(browser)
}, 60_000)

afterAll(() => browser.close(), 60_000)

/** Tools break lines where they like. */
const plain = (text: string) => text.replace(/\s+/g, '')

const drawingFormats = exportFormats.filter(
  (format): format is typeof format & { id: DrawnFormat } => format.id !== 'xstate' && format.id !== 'scxml',
)

describe.each(drawingFormats)('$name, drawn by its own tool', ({ id: format, write }) => {
  test.each(graphs)('shows every transition of $id', async (graph) => {
    const edges: readonly DrawnEdge[] = await page.evaluate(drawnEdges, {
      format,
      text: write(graph, 'What it is for.'),
    })
    expect(edges.filter(({ length }) => length < 1)).toEqual([])
    const left = edges.flatMap(({ label }) => label.map(plain))
    const missing: string[] = []
    for (const transition of graph.transitions)
      for (const target of transition.targets.length ? transition.targets : [transition.source]) {
        const text = plain(transitionText(transition))
        // An arrow that is drawn further out says from which state it leads, or to which.
        const [start, end] = [`${plain(transition.source)}:`, `→${plain(target)}`]
        const found = [start + text + end, start + text, text + end, text].find((one) => left.includes(one))
        if (found === undefined) missing.push(transition.id)
        else left.splice(left.indexOf(found), 1)
      }
    expect({ missing, left }).toEqual({ missing: [], left: [] })
  })
})

describe('what is said on a path, drawn by Mermaid', () => {
  test.each(models.map((model) => [model.id, model] as const))(
    'shows every message of %s, and who takes part',
    async (_, model) => {
      const simulator = createSimulator(model.machine, trialOf(model), standInsFor)
      const longest = machinePathsOf(model, simulator)
        .paths.filter(({ isPlayable }) => isPlayable)
        .reduce((one, other) => (other.run.steps.length > one.run.steps.length ? other : one))
      const messages = simulator.simulate(longest.run).flatMap((frame) => frame.messages)
      const { names, said, arrows } = await page.evaluate(drawnSequence, toMermaidSequence(messages))
      expect(names.map(plain)).toEqual(participantsOf(messages).map(plain))
      expect(said.map(plain)).toEqual(messages.map(({ what, payload }) => plain(what + payload)))
      expect(arrows).toBe(messages.length)
    },
  )
})
