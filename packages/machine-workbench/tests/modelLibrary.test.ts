import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ModelClock } from 'machine-workbench/generation/clock'
import { graphOf } from 'machine-workbench/generation/graph'
import { serialise } from 'machine-workbench/generation/serialise'
import { payloadPool } from 'machine-workbench/model/payloads'
import { htmlReport, jsonReport, reportOf, tableOf } from 'machine-workbench/model/report'
import {
  always,
  assertCovered,
  campaign,
  checkModel,
  coverageOf,
  coveringPaths,
  type Drivers,
  defineModel,
  eventually,
  leadsTo,
  never,
  pathsOf,
  replay,
  titleOf,
  until,
} from 'machine-workbench/models'
import { describe, expect, test } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import { z } from 'zod'
import {
  counterMachine,
  parentMachine,
  playerMachine,
  playerModel,
  uploadMachine,
  uploadModel,
} from './samples.ts'

const messageOf = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

describe('what a machine declares', () => {
  const edges = graphOf(uploadMachine).edges.map(({ id }) => id)
  test('transitions of every kind have a readable, stable id', () => {
    expect(edges).toContain('(root) --upload.cancel--> idle')
    expect(edges).toContain('idle --file.pick[isAccepted]--> checking')
    expect(edges).toContain('refused --after 4000--> idle')
    expect(edges).toContain('uploading --after tick--> uploading')
    expect(edges).toContain('uploading --always[isComplete]--> saving')
    expect(edges).toContain('saving --done(save)[inline]--> done')
    expect(edges).toContain('saving --error(save)[hasRetriesLeft]--> uploading')
    expect(new Set(edges).size).toBe(edges.length)
  })
  test('nested, parallel, history and composite guards', () => {
    const { states, edges: all, guards } = graphOf(playerMachine)
    expect(states.find(({ id }) => id === 'on.resume')?.type).toBe('history')
    expect(all.map(({ id }) => id)).toContain('off --power.toggle--> on.resume')
    expect(all.map(({ id }) => id)).toContain('on.hint --done--> (stay)')
    expect(all.map(({ id }) => id)).toContain('on.sound --volume.down[not(isQuiet)]--> (stay)')
    expect(guards).toEqual(expect.arrayContaining(['isLoud', 'isQuiet', 'canRaise']))
  })
  test('equal transitions are told apart by a number', () => {
    const twice = createMachine({ id: 'twice', on: { go: [{ actions: () => {} }, { actions: () => {} }] } })
    expect(graphOf(twice).edges.map(({ id }) => id)).toEqual([
      '(root) --go--> (stay)',
      '(root) --go--> (stay) #2',
    ])
  })
})

describe('paths', () => {
  test.each([uploadModel, playerModel])(
    '$id: take everything, by themselves and as few long ones',
    (model) => {
      const { coverage, verdicts } = checkModel(model as typeof uploadModel)
      expect(() => assertCovered(model.id, coverage)).not.toThrow()
      expect(Object.values(verdicts).every(({ held }) => held > 0)).toBe(true)
      const few = coverageOf(model as typeof uploadModel, coveringPaths(model as typeof uploadModel))
      expect(few.transitions.uncovered).toEqual([])
      expect(few.states.uncovered).toEqual([])
      expect(few.eventCases.uncovered).toEqual([])
      expect(coveringPaths(model as typeof uploadModel).length).toBeLessThan(6)
    },
  )
  test('each is named after its steps and tells what it takes', () => {
    const titles = pathsOf(uploadModel).map((path) => titleOf(path))
    expect(titles[0]).toBe('one retry: at rest')
    expect(titles).toContain('one retry: file.pick name song.mp3 → after 4000 ms')
    expect(new Set(titles).size).toBe(titles.length)
  })
  test('a history state brings back what was left', () => {
    const path = pathsOf(playerModel).find(({ covers }) => covers.includes('state: on.resume'))
    expect(path && titleOf(path)).toBe('power.toggle')
    let resumed = 0
    const back = pathsOf(
      defineModel(playerMachine, {
        events: [{ type: 'power.toggle' }, { type: 'play.press' }],
        key: (snapshot) =>
          JSON.stringify([
            snapshot.value,
            Object.values(snapshot.historyValue)
              .flat()
              .map(({ id }) => id),
          ]),
        invariants: {
          'play goes on after a pause in power': (snapshot, { before, step }) => {
            const left = before?.matches('off') && Object.values(before.historyValue).flat()
            if (!left || step?.kind !== 'event' || step.event.type !== 'power.toggle' || !left.length)
              return true
            resumed++
            return (
              snapshot.matches({ on: { track: 'playing' } }) === left.some(({ key }) => key === 'playing')
            )
          },
        },
      }),
    )
    expect(back.length).toBeGreaterThan(0)
    expect(resumed).toBeGreaterThan(1)
  })
  test('a refused event is a step that takes nothing', () => {
    const refused = pathsOf(playerModel).find(({ covers }) => covers.includes('guard: canRaise is false'))
    expect(refused?.steps.at(-1)?.took).toEqual([])
    expect(refused?.steps.at(-1)).toMatchObject({ kind: 'event', event: { type: 'volume.up' } })
  })
  test('a machine started by a machine runs on the same clock', () => {
    const model = defineModel(parentMachine, {
      events: [{ type: 'child.start' }, { type: 'child.stop' }],
    })
    const { coverage } = checkModel(model)
    expect(coverage.transitions.uncovered).toEqual(['working --done(upload)--> waiting'])
  })
  test('a graph without an end is given up with the key that makes it grow', () => {
    const options = { events: [{ type: 'count.up' }] } as const
    expect(
      messageOf(() => pathsOf(defineModel(counterMachine, { ...options, limit: { states: 50 } }))),
    ).toMatch(
      /^counter: the path generator gave up after 50 states\. The context key with the most different values is "count": 51\./,
    )
    expect(
      messageOf(() => pathsOf(defineModel(counterMachine, { ...options, limit: { milliseconds: 1 } }))),
    ).toMatch(/gave up after 1 ms/)
    const small = defineModel(counterMachine, {
      ...options,
      key: ({ context }) => String(Math.min(context.count, 3)),
    })
    expect(pathsOf(small)).toHaveLength(1)
  })
  test('a loop of eventless transitions is a failure, not a hang', () => {
    const loop = createMachine({
      id: 'loop',
      initial: 'rest',
      states: { rest: { on: { go: 'a' } }, a: { always: 'b' }, b: { always: 'a' } },
    })
    const model = defineModel(loop, { events: [{ type: 'go' }] })
    expect(messageOf(() => checkModel(model))).toMatch(/Infinite loop detected/)
  })
  test('an action that throws is a failure with the way to it', () => {
    const broken = createMachine({
      id: 'broken',
      on: {
        go: {
          actions: () => {
            throw new Error('no such course')
          },
        },
      },
    })
    const model = defineModel(broken, { events: [{ type: 'go' }] })
    expect(messageOf(() => checkModel(model))).toMatch(/broken: .*no such course[\s\S]*1\. go/)
  })
  test('a machine that reads something shared is found out', () => {
    let calls = 0
    const moody = setup({
      types: { context: {} as { n: number }, events: {} as { type: 'go' } },
    }).createMachine({
      id: 'moody',
      context: { n: 0 },
      initial: 'a',
      states: { a: { on: { go: { target: 'b', actions: assign({ n: () => calls++ }) } } }, b: {} },
    })
    const model = defineModel(moody, { events: [{ type: 'go' }] })
    expect(messageOf(() => checkModel(model))).toMatch(/led elsewhere the second time/)
  })
})

describe('time', () => {
  test('one millisecond less does nothing', () => {
    const clock = new ModelClock()
    clock.setTimeout(() => {}, 200)
    expect(clock.advance(199)).toEqual([])
    expect(clock.pending()).toEqual([{ label: 'timer', remaining: 1 }])
    expect(clock.advance(1)).toEqual(['timer'])
  })
  test('a timer started by a timer begins when that one fired', () => {
    const clock = new ModelClock()
    const fired: number[] = []
    clock.setTimeout(() => {
      fired.push(clock.now())
      clock.setTimeout(() => fired.push(clock.now()), 30)
    }, 10)
    clock.advance(100)
    expect(fired).toEqual([10, 40])
  })
  test('a refusal is left after exactly its four seconds, checked against the plan', () => {
    const path = pathsOf(uploadModel).find(({ covers }) =>
      covers.includes('transition: refused --after 4000--> idle'),
    )
    expect(path?.steps.at(-1)).toMatchObject({
      kind: 'after',
      delay: 4000,
      id: 'xstate.after.4000.upload.refused',
    })
    const early = {
      ...path,
      steps: path?.steps.map((step) => (step.kind === 'after' ? { ...step, delay: 4001 } : step)),
    }
    expect(messageOf(() => coverageOf(uploadModel, [early]))).toMatch(/happened 1 ms or more before 4001 ms/)
    const late = {
      ...path,
      steps: path?.steps.map((step) => (step.kind === 'after' ? { ...step, delay: 3999 } : step)),
    }
    expect(messageOf(() => coverageOf(uploadModel, [late]))).toMatch(
      /was due after 3999 ms, but nothing happened/,
    )
  })
})

describe('coverage', () => {
  const onlyCancel = { scenarios: [{ input: { retries: 0 } }], events: [{ type: 'upload.cancel' }] } as const
  test('gaps are listed, and excused only with a reason', () => {
    const gaps = defineModel(uploadMachine, { ...onlyCancel })
    const list = messageOf(() => assertCovered(gaps.id, coverageOf(gaps)))
    expect(list).toContain('  - idle --file.pick[isAccepted]--> checking')
    expect(list).toContain('  - hasRetriesLeft is false')
    expect(list).toContain('  - saving')
    const excused = defineModel(uploadMachine, {
      ...onlyCancel,
      unreachable: { failed: 'needs a file', 'no such thing': 'a mistake', idle: 'a lie' },
    })
    const coverage = coverageOf(excused)
    expect(coverage.states.unreachable).toEqual([{ id: 'failed', reason: 'needs a file' }])
    expect(coverage.contradictions).toEqual([
      '"no such thing" is listed as unreachable, but the machine declares no such thing.',
      '"idle" is listed as unreachable, but was reached. Delete the entry.',
    ])
  })
  test('an event case that never does anything is a gap', () => {
    const model = defineModel(playerMachine, { events: [{ type: 'hint.hide' }] })
    expect(coverageOf(model).eventCases.uncovered).toEqual(['hint.hide'])
  })
  test('requirements are answered by the states and transitions that name them', () => {
    expect(coverageOf(uploadModel).requirements.covered).toEqual(['§9', '§4', '§5'])
    const gaps = defineModel(uploadMachine, onlyCancel)
    expect(coverageOf(gaps).requirements).toMatchObject({ covered: ['§9'], uncovered: ['§4', '§5'] })
  })
  test('pairs of transitions are counted', () => {
    const { pairs } = coverageOf(playerModel)
    expect(pairs.covered.length).toBeGreaterThan(0)
    expect(pairs.covered.length + pairs.uncovered.length).toBeGreaterThan(pairs.covered.length)
  })
  test('a check takes every pair that can be taken, and one that cannot is excused by name', () => {
    const { coverage } = checkModel(playerModel)
    expect(coverage.pairs.uncovered).toEqual([])
    const [pair = ''] = coverageOf(playerModel).pairs.uncovered
    const excused = defineModel(playerMachine, {
      ...playerModel.options,
      unreachable: { ...playerModel.options.unreachable, [pair]: 'A test says so.' },
    })
    expect(coverageOf(excused).pairs.unreachable).toEqual([{ id: pair, reason: 'A test says so.' }])
    expect(checkModel(excused).coverage.contradictions).toEqual([
      `"${pair}" is listed as unreachable, but was reached. Delete the entry.`,
    ])
  })
})

describe('names', () => {
  test('a name the machine does not know is a mistake in the model', () => {
    const wrong = () => defineModel(uploadMachine, { events: [], actors: { safe: 'controlled' } })
    expect(messageOf(wrong)).toBe('Model "upload" speaks of an actor "safe"; the machine has save.')
  })
})

describe('campaigns', () => {
  const careless = defineModel(counterMachine, {
    id: 'careless',
    events: [{ type: 'count.up' }],
    invariants: { 'never three': ({ context }) => context.count !== 3 },
  })
  test('hold for the samples and come to conclusions', () => {
    const { steps, verdicts } = campaign(uploadModel, { store: false, runs: 60, seed: 4 })
    expect(steps).toBeGreaterThan(400)
    expect(verdicts['it is done in the end']?.held).toBeGreaterThan(0)
    expect(verdicts['it is done in the end']?.inconclusive).toBeGreaterThan(0)
    expect(campaign(playerModel, { store: false, runs: 40 }).touched.pairs.size).toBeGreaterThan(20)
  })
  test('the same seed makes the same runs', () => {
    const once = campaign(uploadModel, { store: false, runs: 20, seed: 9 })
    const again = campaign(uploadModel, { store: false, runs: 20, seed: 9 })
    expect([...again.touched.pairs]).toEqual([...once.touched.pairs])
    expect(again.steps).toBe(once.steps)
  })
  test('a failing run is made small, printed, kept and tried first the next time', () => {
    const store = mkdtempSync(join(tmpdir(), 'model-'))
    const message = messageOf(() => campaign(careless, { seed: 3, store }))
    expect(message).toContain('careless: invariant "never three" does not hold')
    expect(message.match(/^ {2}\d+\. count\.up/gm)).toHaveLength(3)
    expect(message).toContain('again with: --seed 3')
    const folder = join(store, 'careless')
    expect(existsSync(folder)).toBe(true)
    const [file = ''] = readdirSync(folder)
    expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).toMatchObject({
      formatVersion: 1,
      oracle: 'invariant "never three"',
      steps: Array(3).fill({ kind: 'event', event: { type: 'count.up' } }),
    })
    expect(messageOf(() => campaign(careless, { seed: 4, store }))).toContain(
      'a failure found before is still there',
    )
  })
  test('rules over a whole run', () => {
    const looking = <Verdict>(rule: { see: (snapshot: never, around: never) => Verdict }, counts: number[]) =>
      counts.map((count) => rule.see({ context: { count } } as never, {} as never))
    type Counter = typeof counterMachine
    expect(looking(always<Counter>(({ context }) => context.count < 2)(), [0, 1, 2])).toEqual([
      'held',
      'held',
      'failed',
    ])
    expect(looking(never<Counter>(({ context }) => context.count > 1)(), [0, 2])).toEqual(['held', 'failed'])
    expect(looking(eventually<Counter>(({ context }) => context.count > 1)(), [0, 2, 0])).toEqual([
      'inconclusive',
      'held',
      'held',
    ])
    expect(looking(eventually<Counter>(() => false, { within: 1 })(), [0, 0])).toEqual([
      'inconclusive',
      'failed',
    ])
    const rule = until<Counter>(
      ({ context }) => context.count < 2,
      ({ context }) => context.count === 5,
    )
    expect(looking(rule(), [0, 1, 5, 9])).toEqual(['inconclusive', 'inconclusive', 'held', 'held'])
    expect(looking(rule(), [0, 3])).toEqual(['inconclusive', 'failed'])
    const answered = leadsTo<Counter>(
      ({ context }) => context.count === 1,
      ({ context }) => context.count === 2,
      { within: 1 },
    )
    expect(looking(answered(), [0, 1, 2])).toEqual(['held', 'inconclusive', 'held'])
    expect(looking(answered(), [1, 3])).toEqual(['inconclusive', 'failed'])
  })
})

describe('payloads', () => {
  const schema = z.object({
    q: z.string().min(1).max(8),
    page: z.number().int().min(1).max(5).optional(),
    level: z.enum(['certificate', 'degree']),
    tags: z.array(z.union([z.literal('new'), z.boolean()])).max(3),
    email: z.email().nullable(),
  })
  test('are accepted by the schema they are drawn from', () => {
    const pool = payloadPool(schema, '1 q.change')
    expect(pool.length).toBeGreaterThan(20)
    for (const payload of pool) expect(schema.safeParse(payload).success).toBe(true)
  })
  test('of one event do not change with the other events', () => {
    expect(payloadPool(schema, '1 q.change')).toEqual(payloadPool(schema, '1 q.change'))
    expect(payloadPool(schema, '1 other')).not.toEqual(payloadPool(schema, '1 q.change'))
  })
})

describe('replay on something else than the machine', () => {
  const path = () => {
    const found = pathsOf(uploadModel).find(({ covers }) => covers.includes('state: done'))
    if (!found) throw new Error('No path ends well.')
    return found
  }
  const drivers = (log: string[]): Drivers<typeof uploadMachine> => ({
    'file.pick': ({ name }) => log.push(`pick ${name}`),
    'upload.cancel': () => log.push('cancel'),
    'upload.restart': () => log.push('restart'),
    'file.checked': () => {},
    after: ({ delay }) => log.push(`wait ${delay}`),
    done: ({ actor, output }) => log.push(`${actor} ${JSON.stringify(output)}`),
  })
  test('every step has its driver, and a check after it', async () => {
    const log: string[] = []
    const seen: unknown[] = []
    await replay(path(), drivers(log), (snapshot) => seen.push(snapshot.value))
    expect(log).toEqual(['pick plan.pdf', 'wait 200', 'wait 200', 'save {"ok":true}'])
    expect(seen).toEqual(['idle', 'uploading', 'uploading', 'saving', 'done'])
  })
  test('a failing check says where', async () => {
    const verify = (snapshot: { value: unknown }) => expect(snapshot.value).not.toBe('saving')
    await expect(replay(path(), drivers([]), verify)).rejects.toThrow(
      /Step 3 of 4, after 200 ms, led elsewhere/,
    )
  })
  test('a driver that is missing is said before anything is touched', async () => {
    const { done: _done, ...others } = drivers([])
    await expect(replay(path(), others, () => {})).rejects.toThrow('This path needs a driver for "done".')
    const { 'file.pick': _pick, ...forgetful } = drivers([])
    // @ts-expect-error A forgotten event is a type error.
    await expect(replay(path(), forgetful, () => {})).rejects.toThrow('file.pick')
  })
})

describe('reports', () => {
  test('say the same in three ways', () => {
    const checked = checkModel(playerModel)
    const reports = [
      reportOf({
        model: playerModel as never,
        checked,
        coverage: checked.coverage,
        problems: ['<broken>'],
      }),
    ]
    expect(tableOf(reports)).toMatch(/machine\s+\| states\s+\| transitions/)
    expect(tableOf(reports)).toMatch(/player\s+\| 11 of 11/)
    expect(jsonReport(reports).machines[0]).toMatchObject({ id: 'player', passed: false })
    expect(htmlReport(reports)).toContain('&lt;broken&gt;')
  })
  test('values of any kind have a text', () => {
    const round: Record<string, unknown> = {
      b: 1,
      a: new Set([2]),
      e: new Error('x'),
      f: () => {},
      u: undefined,
    }
    round.self = round
    expect(serialise(round)).toBe(
      '{"a":{"(set)":[2]},"b":1,"e":"(Error) x","f":"(function)","self":"(cycle)","u":undefined}',
    )
  })
})
