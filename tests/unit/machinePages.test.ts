import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createMachine } from 'xstate'
import { hrefOf } from '~/data/site/links'
import { allAddresses, findIn, type PageFamilies } from '~/data/site/page'
import type { MachineSources } from '~/data/site/pages'
import { makeSources } from '../../build/machines/allSources'
import { machineFiles } from '../../build/machines/machineFiles'
import { modelledMachines } from '../../build/machines/machineModels'
import { hasMachinePages, machinePages } from '../../build/machines/machinePages'
import { coverageOf, differencesFrom, readRecord, refuseOldRecord } from '../../build/machines/record'
import { answeredSections } from '../../build/machines/statements'
import { trialOf } from '../../build/machines/trialOf'
import { canonicalPaths } from '../../build/siteFiles'
import { uploadMachine, uploadModel } from '../../packages/machine-workbench/tests/samples'
import { evidence } from '../requirements/evidence'

describe('the pages of the machines', () => {
  let pages: MachineSources
  beforeAll(async () => {
    pages = await machinePages()
  }, 60_000)
  const ids = modelledMachines().map(({ machine }) => machine.id)

  test('there is a list, and a page for every machine', () => {
    expect(pages.machine.ids()).toEqual(ids)
    expect(pages.machines.load('')?.content.machines.map(({ id }) => id)).toEqual(ids)
    expect(allAddresses({ ...pages }).map(({ path }) => path)).toEqual([
      '/machines',
      ...ids.map((id) => `/machines/${id}`),
      '/machines/open',
    ])
  })

  test('each is for people who know its address, and not for search engines', () => {
    for (const id of ids) {
      const page = pages.machine.load(id)
      expect(page?.head.index, id).toBe(false)
      expect(page?.head.path).toBe(`/machines/${id}`)
      expect(page?.head.description.length, id).toBeLessThan(158)
    }
    expect(canonicalPaths().filter((path) => path.startsWith('/machines'))).toEqual([])
  })

  test('an id that nobody knows has no page', () => {
    for (const id of ['nobody', '__proto__', 'constructor', ''])
      expect(pages.machine.load(id), id).toBeUndefined()
    expect(findIn({ ...pages }, '__proto__', '')).toBeUndefined()
  })

  test('each says what it is for, where it runs, and how large it is', () => {
    for (const { id, purpose, pages: where, counts } of pages.machines.load('')?.content.machines ?? []) {
      expect(purpose, id).toMatch(/\.$/)
      expect(where.length, id).toBeGreaterThan(0)
      for (const { label, link } of where) expect(`${label} ${hrefOf(link)}`).toMatch(/^\S.* \/\S*$/)
      expect(counts.transitions, id).toBeGreaterThan(0)
    }
  })

  test('each names the statements that its transitions show, and each of these says by which', () => {
    const shown = ids.flatMap((id) => {
      const { graph, sections } = pages.machine.load(id)?.content ?? {}
      const told = sections?.flatMap(({ statements }) => statements) ?? []
      for (const { text } of told) expect(text, id).toMatch(/^\S[^`*[\]]+\S$/)
      const named = graph?.transitions.flatMap((one) =>
        one.requirements.map((statement) => `${statement} ${id}: ${one.id}`),
      )
      expect(new Set(named?.map((one) => one.split(' ')[0])), id).toEqual(new Set(told.map((one) => one.id)))
      return named ?? []
    })
    const known = Object.entries(evidence).flatMap(([statement, all]) =>
      all.flatMap((one) => ('machine' in one ? [`§${statement} ${one.machine}: ${one.transition}`] : [])),
    )
    expect(shown.toSorted()).toEqual([...new Set(known)].toSorted())
  })

  test('a section that the requirements do not have is refused', () => {
    const graph = { id: 'odd', requirements: ['§none'], transitions: [] }
    expect(() => answeredSections(graph as never)).toThrow('odd names §none')
  })

  test('their data survives JSON unchanged, and offers every event, end of an actor and payload', () => {
    for (const { machine, model } of modelledMachines()) {
      const { id } = machine
      const content = pages.machine.load(id)?.content
      expect(JSON.parse(JSON.stringify(content)), id).toEqual(content)
      expect(Object.keys(content?.trial.events ?? {}), id).toEqual(
        expect.arrayContaining([...(content?.graph.events ?? [])]),
      )
      const sent = model.options.events.flatMap((event) =>
        typeof event === 'object' && 'type' in event ? [String(event.type)] : [],
      )
      for (const type of sent)
        expect(content?.trial.events[type]?.examples.length, `${id}: ${type}`).toBeGreaterThan(0)
      for (const { invoked } of content?.graph.states ?? [])
        for (const { source } of invoked) expect(content?.trial.outcomes, id).toHaveProperty([source])
    }
  })

  test('every export that a page offers is a file', async () => {
    const files = [...(await machineFiles()).keys()]
    expect(files).toHaveLength(ids.length * 5)
    expect(files).toContain('machines/filteredList/filteredList.mmd')
  })

  test('MACHINE_PAGES=off leaves them out, and what leads to them', async () => {
    const leading = (sources: PageFamilies) =>
      [findIn(sources, 'comingSoon', 'about'), findIn(sources, 'searchIndex', '')].map((page) =>
        JSON.stringify(page?.content).includes('"/machines"'),
      )
    expect(hasMachinePages()).toBe(true)
    expect(leading(await makeSources())).toEqual([true, true])
    vi.stubEnv('MACHINE_PAGES', 'off')
    expect(hasMachinePages()).toBe(false)
    expect(leading(await makeSources())).toEqual([false, false])
    vi.unstubAllEnvs()
  })
})

describe('what the simulator offers', () => {
  const trial = trialOf(uploadModel as never, describeMachine(uploadMachine))

  test('payloads as the model sends them, those made from a snapshot among them', () => {
    expect(trial.events['file.pick']?.examples).toEqual([{ name: 'plan.pdf' }, { name: 'song.mp3' }])
    // Applies only half way through an upload.
    expect(trial.events['upload.restart']?.examples).toEqual([{}])
  })
  test('the schema of a payload', () => {
    expect(trial.events['file.pick']?.schema).toMatchObject({
      type: 'object',
      properties: { name: { type: 'string', maxLength: 12 } },
    })
    expect(trial.events['upload.cancel']?.schema).toBeNull()
  })
  test('where it starts and how its actors end', () => {
    expect(trial.scenarios).toEqual([{ name: 'one retry', input: { retries: 1 } }])
    expect(trial.outcomes).toEqual({
      save: [
        { ok: true, output: { ok: true } },
        { ok: true, output: { ok: false } },
        { ok: false, error: 'offline' },
      ],
    })
  })
})

describe('what the tests saw', () => {
  const graph = describeMachine(
    createMachine({
      id: 'lamp',
      initial: 'off',
      states: { off: { on: { press: 'on' } }, on: { on: { press: 'off', hold: 'broken' } }, broken: {} },
    }),
  )
  const [first = '', second = '', added] = graph.transitions.map(({ id }) => id)

  test('is compared with the machine as it is now, so that what was added since is not covered', () => {
    const wiring = [{ route: '/', receives: ['press'], leads: [] }]
    const lamp = {
      model: ['off', 'on', first, second, 'gone --press--> on'],
      page: [first],
      unseen: { [`transition: ${second}`]: 'It stays on.' },
      wiring,
    }
    expect(coverageOf(graph, { machines: { lamp } })).toEqual({
      coverage: { model: 2 / 3, page: 1 / 3 },
      uncovered: ['broken', added],
      unseen: [{ what: `transition: ${second}`, reason: 'It stays on.' }],
      wiring,
    })
  })
  test('is not known of a machine that is newer than the record', () => {
    expect(coverageOf(graph, readRecord('no such file'))).toMatchObject({ coverage: null, uncovered: null })
  })
  test('is refused by a build where it knows other transitions than the machine has', () => {
    const lamp = {
      model: [],
      page: [first, second],
      unseen: { [`transition: ${added}`]: 'It never breaks.', 'event: hold': 'Nobody holds it.' },
      wiring: [],
    }
    const record = { machines: { lamp } }
    expect(differencesFrom(record, [graph])).toEqual([])
    expect(
      differencesFrom({ machines: { lamp: { ...lamp, page: [first, 'gone --press--> on'] } } }, [graph]),
    ).toEqual([`lamp: ${second}`, 'lamp: gone --press--> on'])
    vi.stubEnv('RECORD', '')
    expect(() => refuseOldRecord([graph], record)).not.toThrow()
    expect(() => refuseOldRecord([graph], { machines: {} })).toThrow('npm run record')
    expect(() => refuseOldRecord()).not.toThrow()
    vi.unstubAllEnvs()
  })
  test('stands on the pages: both shares of every machine, and the wiring of every route', async () => {
    const pages = await machinePages()
    const { machines = [], wiring = [] } = pages.machines.load('')?.content ?? {}
    const record = readRecord()
    for (const { machine } of modelledMachines())
      expect(machines.find(({ id }) => id === machine.id)?.coverage).toEqual(
        coverageOf(describeMachine(machine), record).coverage,
      )
    expect(wiring[0]?.route).toBe('every page')
    expect(wiring.find(({ route }) => route === '/courses')?.wires).toContainEqual(
      expect.objectContaining({
        machine: 'filteredList',
        leads: [{ emission: 'list.asked', target: '/courses' }],
      }),
    )
  })
})
