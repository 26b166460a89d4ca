import type { Page } from '@playwright/test'
import type { SimulationRun } from 'machine-workbench/description/simulation'
import { payloadWords, stateWords, timeWords } from 'machine-workbench/description/simulationWords'
import { machinePathsOf } from 'machine-workbench/generation/machinePaths'
import type { AnyModel } from 'machine-workbench/generation/types'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { createSimulator } from 'machine-workbench/inspection/simulation'
import { defineModel, type EventCase } from 'machine-workbench/models'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { fieldsOf } from '~/data/machines/payloadForm'
import { encodeRun } from '~/data/machines/runLink'
import { standInsFor } from '~/machines/inspection/standIns'
import {
  selectAsked,
  selectCanGoOn,
  selectCanPlay,
  selectCanRun,
  selectDraft,
  selectFrame,
  selectFrames,
  selectIsPlaying,
  selectIsRunning,
  selectPath,
  selectProblems,
  selectScenario,
  selectShown,
  type simulatorMachine,
} from '~/machines/simulator.machine'
import { trialOf } from '../../build/machines/trialOf'
import { retrievalModel } from '../model/retrieval.model'
import { simulatorModel } from '../model/simulator.model'
import { toastModel } from '../model/toast.model'
import { openBench } from '../support/bench'
import { expect } from '../support/page'
import { agrees, goInPage, pageContract } from '../support/pageModel'
import { forgetHeard, keepHeard } from '../support/spoken'

type Snapshot = SnapshotFrom<typeof simulatorMachine>

/** The simulator as it stands on the page of a machine, with what that page offers. */
function simulatorOf(model: AnyModel) {
  const { machine } = model
  const trial = trialOf(model, describeMachine(machine))
  const simulator = createSimulator(machine, trial, standInsFor)
  const types = Object.keys(trial.events)
  return {
    path: `/machines/${machine.id}`,
    trial,
    paths: machinePathsOf(model, simulator).paths.map(({ run }) => run),
    playable: { scenarios: trial.scenarios, events: types },
    input: {
      simulate: simulator.simulate,
      scenarios: trial.scenarios.length,
      forms: Object.fromEntries(
        types.map((type) => [type, fieldsOf(trial.events[type] ?? { schema: null, examples: [] })]),
      ),
      run: null,
    },
  }
}

/** One machine with timers, forms and two starts, and one with an actor that waits to be told how it ends. */
const simulators = {
  toast: simulatorOf(toastModel as unknown as AnyModel),
  retrieval: simulatorOf(retrievalModel as unknown as AnyModel),
}
type Name = keyof typeof simulators
const nameOf = ({ context }: Snapshot): Name => ('data.request' in context.forms ? 'retrieval' : 'toast')

const linked: SimulationRun = {
  scenario: 0,
  steps: [
    { kind: 'event', event: { type: 'data.request' } },
    { kind: 'error', actor: 'load', error: 'The network is down.' },
  ],
}

/** Only one of the pages has a form. */
const inForm = (
  name: string,
  event: Extract<EventFromLogic<typeof simulatorMachine>, { type: `payload.${string}` }>,
): EventCase<typeof simulatorMachine> => ({
  case: name,
  event: (snapshot) => (nameOf(snapshot) === 'toast' ? event : undefined),
})

/** The first path of so many steps that the page lists. */
const openPath = (name: string, length: number): EventCase<typeof simulatorMachine> => ({
  case: name,
  event: (snapshot) => {
    const run = simulators[nameOf(snapshot)].paths.find(({ steps }) => steps.length === length)
    return run && ({ type: 'path.open', run } as const)
  },
})

const example = { distance: 19 }
const events: readonly EventCase<typeof simulatorMachine>[] = [
  { type: 'event.send', event: { type: 'data.request' } },
  { type: 'event.send', event: { type: 'toast.dismiss' } },
  inForm('the form is opened', { type: 'payload.choose', event: 'swipe.ended', payload: example }),
  inForm('words for a number', {
    type: 'payload.change',
    field: 'distance',
    value: 'far',
  }),
  inForm('a number', { type: 'payload.change', field: 'distance', value: '4' }),
  inForm('the form is sent', { type: 'payload.send' }),
  inForm('the form is cancelled', { type: 'payload.cancel' }),
  { type: 'actor.finish', actor: 'load', outcome: { ok: true, output: 'the courses' } },
  { type: 'actor.finish', actor: 'load', outcome: { ok: false, error: 'The network is down.' } },
  { type: 'time.step', ms: 100 },
  { type: 'time.step', ms: 1000 },
  { type: 'time.run' },
  { type: 'time.stop' },
  { type: 'history.goTo', index: 0 },
  { type: 'history.goTo', index: 1 },
  { type: 'history.goTo', index: 2 },
  { type: 'scenario.choose', scenario: 0 },
  { type: 'scenario.choose', scenario: 1 },
  { type: 'simulation.restart' },
  { type: 'link.request' },
  { type: 'url.changed', run: linked },
  openPath('a path of two steps', 2),
  openPath('a path of three steps', 3),
  openPath('where the machine starts', 0),
  { type: 'play.start' },
  { type: 'play.stop' },
  { type: 'speed.choose', speed: 4 },
]

const pageModel = defineModel(simulatorModel.machine, {
  ...simulatorModel.options,
  events,
  scenarios: Object.entries(simulators).map(([name, { input }]) => ({ name, input })),
  unreachable: {},
})

const simulator = (page: Page) => page.locator('#bench')
/** The rows of an event in the list of what can happen. */
const way = (page: Page, type: string) =>
  simulator(page).locator(`button[data-way]`, { hasText: new RegExp(`^${type.replaceAll('.', '\\.')}`) })
const press = (page: Page, name: string) => simulator(page).getByRole('button', { name, exact: true }).click()

/** Where the simulator stands, read at one moment. */
const shown = (page: Page) =>
  simulator(page).evaluate((place) => {
    const steps = [...place.querySelectorAll('[aria-label=Steps] > li > button')]
    const field = place.querySelector<HTMLInputElement>('[id="payload-swipe.ended-distance"]')
    const texts = [...place.querySelectorAll('p, button')].map(({ textContent }) => textContent ?? '')
    const isOff = (name: string) =>
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.ariaDisabled ===
      'true'
    const after = (beginning: string) =>
      texts.find((text) => text.startsWith(beginning))?.slice(beginning.length)
    return {
      state: after('Now in '),
      clock: after('The clock stands at '),
      isRunning: texts.includes('Stop the clock'),
      canRun: texts.includes('Stop the clock') || !isOff('Run in real time'),
      steps: steps.length,
      step: steps.findIndex((step) => step.ariaCurrent === 'step'),
      scenario: place.querySelector('select')?.selectedIndex,
      written: field?.value ?? null,
      isWrong: field?.ariaInvalid === 'true',
    }
  })

const expected = (snapshot: Snapshot) => {
  const frame = selectFrame(snapshot)
  return {
    state: stateWords(frame?.active ?? []),
    clock: `${timeWords(frame?.now ?? Number.NaN)}.`,
    isRunning: selectIsRunning(snapshot),
    canRun: selectIsRunning(snapshot) || selectCanRun(snapshot),
    steps: selectFrames(snapshot).length,
    step: selectShown(snapshot),
    scenario: selectScenario(snapshot),
    written: selectAsked(snapshot) === null ? null : (selectDraft(snapshot).distance ?? null),
    isWrong: selectAsked(snapshot) !== null && selectProblems(snapshot).length > 0,
  }
}

const tab = (page: Page, name: string) =>
  simulator(page).getByRole('navigation').getByRole('button', { name, exact: true }).click()

/** Does something where the paths are listed, and comes back to where the machine is walked. */
async function inPaths(page: Page, act: () => Promise<unknown>) {
  await tab(page, 'Paths')
  await expect(pathRows(page).first()).toBeVisible()
  await forgetHeard(page)
  await act()
  await keepHeard(page)
  await tab(page, 'Walk')
}
const pathRows = (page: Page) => simulator(page).getByRole('region', { name: 'Paths' }).locator('li > button')

const field = (page: Page) => simulator(page).getByRole('textbox', { name: 'distance' })

export const simulatorPage = pageContract(pageModel, {
  open: async (page, { start }) => {
    await openBench(page, simulators[nameOf(start)].path)
    // While the clock stands still no paths come.
    await inPaths(page, async () => {})
    await forgetHeard(page)
  },
  drivers: (page) => ({
    'event.send': ({ event }) => way(page, event.type).first().click(),
    'payload.choose': async ({ event, payload }, { before }) => {
      if (selectAsked(before) === null) {
        const hidden = simulator(page).locator('details:not([open]) > summary')
        if ((await way(page, event).count()) === 0 && (await hidden.count()) > 0) await hidden.click()
        await simulator(page)
          .getByRole('button', { name: new RegExp(`^${event}.*(asks|else)`) })
          .first()
          .click()
      }
      await press(page, payloadWords({ ...payload, type: event }))
    },
    'payload.change': async ({ value }) => {
      // Writing what stands there already would be no change.
      await field(page).fill('')
      await field(page).fill(value)
    },
    'payload.send': () => press(page, 'Send swipe.ended'),
    'payload.cancel': () => press(page, 'Cancel'),
    'actor.finish': ({ outcome }) =>
      press(page, outcome.ok ? 'load: Done with "the courses"' : 'load: Fails with “The network is down.”'),
    'time.step': ({ ms }) => press(page, ms === 100 ? '+ 100 ms' : '+ 1 s'),
    'time.run': () => press(page, 'Run in real time'),
    'time.stop': () => press(page, 'Stop the clock'),
    'history.goTo': ({ index }) =>
      simulator(page).getByRole('list', { name: 'Steps' }).getByRole('button').nth(index).click(),
    'scenario.choose': ({ scenario }) =>
      simulator(page)
        .getByRole('combobox', { name: 'Starts with' })
        .selectOption({ index: scenario })
        .then(() => {}),
    'simulation.restart': () => press(page, 'Restart'),
    'link.request': () => press(page, 'Link to this state'),
    'path.open': ({ run: { path = 0 } }) => inPaths(page, () => pathRows(page).nth(path).click()),
    'play.start': () => press(page, 'Play'),
    'play.stop': () => press(page, 'Pause'),
    'speed.choose': ({ speed }) =>
      inPaths(page, () =>
        simulator(page)
          .getByRole('combobox', { name: 'Speed' })
          .selectOption({ label: `${speed} ×` }),
      ),
    'url.changed': async ({ run }) => {
      const { path, playable } = simulators.retrieval
      // The address may hold this run from before.
      await goInPage(page, path)
      await goInPage(page, `${path}?run=${encodeRun(run, playable)}`)
    },
  }),
  cannot: (step, snapshot) => {
    if (step.kind !== 'event') return false
    const { event } = step
    const { context } = snapshot
    const isOpen = selectAsked(snapshot) !== null
    switch (event.type) {
      case 'event.send': {
        const { type } = event.event
        return !selectFrame(snapshot)?.ways.some(({ means }) => means.kind === 'event' && means.type === type)
      }
      case 'payload.change':
      case 'payload.send':
      case 'payload.cancel':
        return !isOpen
      case 'actor.finish':
        return !selectFrame(snapshot)?.actors.some(({ path }) => path === event.actor)
      case 'time.step':
        return !selectCanGoOn(snapshot)
      case 'time.run':
        return !selectCanRun(snapshot)
      case 'time.stop':
        return !selectIsRunning(snapshot)
      case 'history.goTo':
        return event.index >= selectFrames(snapshot).length
      case 'scenario.choose':
        return event.scenario >= context.scenarios || event.scenario === selectScenario(snapshot)
      case 'play.start':
        return !selectCanPlay(snapshot)
      case 'play.stop':
        return !selectIsPlaying(snapshot)
      case 'speed.choose':
        return !selectPath(snapshot) || selectFrames(snapshot).length === 1
      case 'url.changed':
        return nameOf(snapshot) !== 'retrieval'
      default:
        return false
    }
  },
  verify: (page, snapshot) => agrees(() => shown(page), expected(snapshot)),
})
