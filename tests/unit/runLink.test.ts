import fc from 'fast-check'
import { MAX_STEPS, type SimulationStep } from 'machine-workbench/description/simulation'
import { describe, expect, test } from 'vitest'
import { decodeRun, encodeRun, MAX_LINK_CHARACTERS } from '~/data/machines/runLink'

const playable = { scenarios: [{ name: 'empty' }, { name: 'full – ünïcode' }], events: ['panel.open', 'set'] }
const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

const step: fc.Arbitrary<SimulationStep> = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 86_400_000 }) }),
  fc.record({
    kind: fc.constant('event' as const),
    event: fc.record({ type: fc.constantFrom('panel.open', 'set') }),
  }),
  fc.record({
    kind: fc.constant('event' as const),
    event: fc.record({
      type: fc.constant('set'),
      value: fc
        .jsonValue({ maxDepth: 2 })
        .map((value) =>
          JSON.parse(JSON.stringify(value, (key, each) => (key === '__proto__' ? undefined : each))),
        ),
    }),
  }),
  fc.record({
    kind: fc.constant('done' as const),
    actor: fc.string({ maxLength: 9 }),
    output: fc.constant('out'),
  }),
  fc.record({
    kind: fc.constant('error' as const),
    actor: fc.string({ maxLength: 9 }),
    error: fc.string({ maxLength: 9 }),
  }),
)

describe('a run in an address', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.nat({ max: 1 }), (steps, scenario) => {
        const link = encodeRun({ scenario, steps }, playable)
        fc.pre(link !== null)
        expect(link).toMatch(/^[\w-]*$/)
        expect(decodeRun(link ?? '', playable)).toEqual({ run: { scenario, steps } })
      }),
      { seed: 3 },
    )
  })

  test('keeps the longest run of alike steps short', () => {
    const steps = Array.from(
      { length: MAX_STEPS },
      (_, index): SimulationStep =>
        index % 2
          ? { kind: 'wait', ms: 100 }
          : { kind: 'event', event: { type: 'set', value: 'x'.repeat(500) } },
    )
    expect(encodeRun({ scenario: 0, steps }, playable)?.length).toBeLessThan(MAX_LINK_CHARACTERS)
  })

  test('is refused when it would not fit', () => {
    const steps: SimulationStep[] = [{ kind: 'event', event: { type: 'set', value: 'x'.repeat(5000) } }]
    expect(encodeRun({ scenario: 0, steps }, playable)).toBeNull()
  })

  test.each<[string, string]>([
    ['nothing', ''],
    ['no base64', '<script>alert(1)</script>'],
    ['no text', 'gICA'],
    ['no JSON', encode('{')],
    [
      'bytes that are no text',
      Buffer.from('["empty",[["set",{"value":"\x80"}]],[0]]', 'latin1').toString('base64url'),
    ],
    ['no list', encode({ length: 3 })],
    ['too little', encode(['empty'])],
    ['numbers that are none', encode(['empty', [100], ['toString', -1, 9]])],
    ['a wait that never ends', encode(['empty', [1e300], [0]])],
    ['a wait backwards', encode(['empty', [-5], [0]])],
    ['half a step', encode(['empty', [{ done: 3 }], [0]])],
    ['a payload that is none', encode(['empty', [['set', 'x']], [0]])],
    ['too many steps', encode(['empty', [1], Array(MAX_STEPS + 1).fill(0)])],
    ['too long a text', 'a'.repeat(MAX_LINK_CHARACTERS + 1)],
    ['a run too long', encode(['empty', [['set', { value: 'x'.repeat(MAX_LINK_CHARACTERS) }]], [0]])],
    ['a name that is none', encode([7, [], []])],
  ])('that holds %s is dropped with a sentence', (_, text) => {
    expect(decodeRun(text, playable)).toEqual({
      run: null,
      problem: 'The simulation in the address cannot be read, so the machine stands at its start.',
    })
  })

  test.each<[string, unknown]>([
    ['steps that are none', ['empty', 7, []]],
    ['an order that is none', ['empty', [], 7]],
    ['half an error', ['empty', [{ error: 'load' }], [0]]],
    ['the other half of an error', ['empty', [{ message: 'no' }], [0]]],
    ['an error that is none', ['empty', [{ error: 7, message: 'no' }], [0]]],
    ['an event that is none', ['empty', [[7]], [0]]],
    ['a step that is nothing', ['empty', [null], [0]]],
    ['a payload that is nothing', ['empty', [['set', null]], [0]]],
    ['half a millisecond', ['empty', [0.5], [0]]],
    ['a text for a time', ['empty', ['5'], [0]]],
    ['a day and a millisecond', ['empty', [86_400_001], [0]]],
  ])('that holds %s is refused', (_, value) => {
    expect(decodeRun(encode(value), playable)).toMatchObject({ run: null, problem: expect.any(String) })
  })

  test('takes what is just long enough', () => {
    const day: SimulationStep = { kind: 'wait', ms: 86_400_000 }
    const most = { scenario: 0, steps: Array.from({ length: MAX_STEPS }, () => day) }
    expect(decodeRun(encodeRun(most, playable) ?? '', playable).run).toEqual(most)
  })

  test('writes no more than it has to', () => {
    const short = (step: SimulationStep) =>
      JSON.parse(
        Buffer.from(encodeRun({ scenario: 0, steps: [step] }, playable) ?? '', 'base64url').toString(),
      )
    expect(short({ kind: 'done', actor: 'load' })).toEqual(['empty', [{ done: 'load' }], [0]])
    expect(short({ kind: 'event', event: { type: 'set' } })).toEqual(['empty', [['set']], [0]])
  })

  test('names an event that is gone, but no more than sixty characters of it', () => {
    const { problem } = decodeRun(encode(['empty', [['g'.repeat(80)]], [0]]), playable)
    expect(problem).toContain(`“${'g'.repeat(60)}”`)
  })

  test('that was made for another machine says so', () => {
    expect(decodeRun(encode(['empty', [['gone']], [0]]), playable).problem).toContain('no event “gone”')
    expect(decodeRun(encode(['empty', [['xstate.stop']], [0]]), playable).problem).toContain('xstate.stop')
    expect(decodeRun(encode(['gone', [], []]), playable).problem).toContain('older machine')
  })

  test('sets no prototype', () => {
    const { run } = decodeRun(encode('["empty",[["set",{"__proto__":{"isAdmin":true}}]],[0]]'), playable)
    expect(run?.steps).toEqual([{ kind: 'event', event: { type: 'set' } }])
    expect('isAdmin' in {}).toBe(false)
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(encode)), (text) => {
        const { run, problem } = decodeRun(text, playable)
        expect(run === null).toBe(typeof problem === 'string')
      }),
      { numRuns: 500, seed: 11 },
    )
  })
})
