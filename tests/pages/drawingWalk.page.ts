import type { Page } from '@playwright/test'
import { type MachineGraph, ROOT } from 'machine-workbench/description/machineGraph'
import { innermost } from 'machine-workbench/description/simulationWords'
import type { AnyModel } from 'machine-workbench/generation/types'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { createSimulator } from 'machine-workbench/inspection/simulation'
import { defineModel } from 'machine-workbench/models'
import { type Place, selectIsLooking, selectPlace } from '~/machines/drawingWalk.machine'
import { standInsFor } from '~/machines/inspection/standIns'
import { trialOf } from '../../build/machines/trialOf'
import { drawingWalkModel } from '../model/drawingWalk.model'
import { shareModel } from '../model/share.model'
import { openBench } from '../support/bench'
import { agrees, pageContract } from '../support/pageModel'

/** The page of a machine that three events move at first; its code is written in another way by each that loads it. */
const graph: MachineGraph = JSON.parse(
  JSON.stringify(describeMachine(shareModel.machine), (key, part) => (key === 'code' ? undefined : part)),
)
const [first] = createSimulator(
  shareModel.machine,
  trialOf(shareModel as unknown as AnyModel, graph),
  standInsFor,
).simulate({ scenario: 0, steps: [] })
const standing = {
  ways: [...new Set(first?.ways.map(({ transition }) => transition))],
  now: innermost(first?.active ?? [])[0] ?? '',
}

const elsewhere = graph.transitions.find(({ id, source }) => source !== ROOT && !standing.ways.includes(id))
const visited: readonly Place[] = [
  { kind: 'state', id: 'copying' },
  { kind: 'transition', id: standing.ways[1] ?? '' },
  { kind: 'transition', id: elsewhere?.id ?? '' },
]

// The reference knows another machine than the one on the page.
const { reference: _, ...options } = drawingWalkModel.options

const pageModel = defineModel(drawingWalkModel.machine, {
  ...options,
  scenarios: [{ name: 'share', input: { graph, ...standing } }],
  events: [
    ...(['next', 'previous', 'first', 'last'] as const).map(
      (choice) => ({ type: 'way.choose', choice }) as const,
    ),
    { type: 'look.along' },
    { type: 'look.back' },
    { type: 'look.home' },
    ...visited.map((place) => ({ type: 'place.visit', place }) as const),
    { type: 'simulation.moved', ...standing },
  ],
  unreachable: {},
})

const bench = (page: Page) => page.locator('#bench')
const keys = { next: 'ArrowDown', previous: 'ArrowUp', first: 'Home', last: 'End' } as const

/** In the drawing, whose one tab stop is what is looked at. */
async function press(page: Page, key: string) {
  await bench(page).locator('#drawing svg [role=button][tabindex="0"]').focus()
  await page.keyboard.press(key)
}

async function visit(page: Page, { kind, id }: Place) {
  const rail = bench(page).getByRole('region', { name: 'States of the machine' })
  if (kind === 'state') return rail.getByRole('button', { name: new RegExp(`^${id}`) }).click()
  const { label = '' } = graph.transitions.find((one) => one.id === id) ?? {}
  const find = rail.getByRole('searchbox')
  await find.fill(label)
  const found = graph.transitions.filter((one) => one.label.includes(label))
  await rail
    .getByRole('button', { name: new RegExp(`^${label}.* from `) })
    .nth(found.filter((one) => one.label.startsWith(label)).findIndex((one) => one.id === id))
    .click()
  await find.fill('')
}

export const drawingWalkPage = pageContract(pageModel, {
  open: (page) => openBench(page, '/machines/share'),
  drivers: (page) => ({
    'way.choose': ({ choice }) => press(page, keys[choice]),
    'look.along': () => press(page, 'ArrowRight'),
    'look.back': () => press(page, 'ArrowLeft'),
    'look.home': () => press(page, 'Escape'),
    'place.visit': ({ place }) => visit(page, place),
    'simulation.moved': () => bench(page).getByRole('button', { name: '+ 100 ms' }).click(),
  }),
  async verify(page, snapshot, step) {
    const { kind, id } = selectPlace(snapshot)
    if (step?.emitted.some(({ type }) => type === 'place.reached'))
      await agrees(
        () =>
          page
            .evaluate(() => {
              const { activeElement: at } = document
              return at?.closest('#drawing svg') ? at.id : null
            })
            .then((at) => at === null || at === `drawn-${kind}-${id}`),
        true,
      )
    await agrees(
      () =>
        bench(page).evaluate((place) => ({
          place: place.querySelector('#drawing svg [tabindex="0"]')?.id,
          isLooking: [...place.querySelectorAll('button')].some(
            ({ textContent }) => textContent === 'Back to what is possible now',
          ),
        })),
      {
        place: `drawn-${kind}-${id}`,
        isLooking: selectIsLooking(snapshot),
      },
    )
  },
})
