import ELK from 'elkjs/lib/elk.bundled.js'
import { type MachineGraph, statesIn } from 'machine-workbench/description/machineGraph'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { layoutMachine } from 'machine-workbench/layout/layoutMachine'
import { renderToStaticMarkup } from 'react-dom/server'
import { render as renderSmcat } from 'state-machine-cat'
import { describe, expect, test } from 'vitest'
import { MachineDrawing, type MachineDrawingProps } from '~/ui/machines/MachineDrawing'
import {
  isOnBorder,
  overlap,
  runsThrough,
  shownStarts,
  shownStates,
  shownTransitions,
} from '../support/drawingMarkup'
import { everythingMachine, oddMachine, siteMachines } from '../support/drawnMachines'

/** Processor time for one machine's layout, in all the ways that are tried. */
const elk = new ELK()

const layoutBudget = 3000

const markupOf = (props: Omit<MachineDrawingProps, 'describedBy'>) =>
  renderToStaticMarkup(<MachineDrawing describedBy="tree" {...props} />)

const sorted = (ids: readonly string[]) => ids.toSorted()

/** The graph in the words of state-machine-cat. */
function smcatText(graph: MachineGraph) {
  const types = {
    history: 'history',
    final: 'final',
    parallel: 'parallel',
    atomic: 'regular',
    compound: 'regular',
  } as const
  const stateText = (id: string): string => {
    const inner = statesIn(graph, id).map((state) => stateText(state.id))
    const state = graph.states.find((one) => one.id === id)
    const type = state?.history === 'deep' ? 'deephistory' : types[state?.kind ?? 'atomic']
    return `"${id}" [type=${type}]${inner.length > 0 ? ` {${inner.join(',')};}` : ''}`
  }
  const arrows = graph.transitions.flatMap(({ source, targets, id }) =>
    (targets.length > 0 ? targets : [source]).map(
      (target) => `"${source}" => "${target}": "${id.replaceAll('"', "'")}";`,
    ),
  )
  return `${stateText(graph.states[0]?.id ?? '')};${arrows.join('\n')}`
}

const machines = [...siteMachines, ['everything', everythingMachine], ['odd names', oddMachine]] as const

describe.each(machines)('the drawing of %s', async (_, machine) => {
  const graph = describeMachine(machine)
  const started = process.cpuUsage()
  const drawing = await layoutMachine(graph, elk)
  const { user } = process.cpuUsage(started)
  const markup = markupOf({ graph, drawing })
  const states = shownStates(markup)
  const transitions = shownTransitions(markup)
  const starts = shownStarts(markup)
  const parents = new Map(graph.states.map(({ id, parent }) => [id, parent]))
  const withAncestors = (id: string): readonly string[] => {
    const parent = parents.get(id)
    return parent ? [id, ...withAncestors(parent)] : [id]
  }
  const boxOf = (id: string) => {
    const box = states.find((state) => state.id === id)?.box
    if (!box) throw new Error(`${id} is not drawn`)
    return box
  }
  const ends = (id: string) => {
    const transition = graph.transitions.find((one) => one.id === id)
    if (!transition) throw new Error(`${id} is not declared`)
    return transition
  }

  test('shows exactly the states, transitions and starts that are declared', () => {
    expect(sorted(states.map(({ id }) => id))).toEqual(sorted(graph.states.map(({ id }) => id)))
    expect(sorted(transitions.map(({ id }) => id))).toEqual(sorted(graph.transitions.map(({ id }) => id)))
    const starting = graph.states.filter(
      ({ id, kind }) => kind !== 'parallel' && statesIn(graph, id).some(({ isInitial }) => isInitial),
    )
    expect(sorted(starts.map(({ id }) => id))).toEqual(sorted(starting.map(({ id }) => id)))
  })

  test('agrees with state-machine-cat on what there is to draw', async () => {
    const svg = String(await renderSmcat(smcatText(graph), { outputType: 'svg', engine: 'dot' }))
    const lines = transitions.reduce((count, { lines }) => count + lines.length, 0)
    // smcat draws a line from a state with inner states to itself in two halves.
    const halves = graph.transitions.filter(
      ({ source, targets }) =>
        statesIn(graph, source).length > 0 && (targets.length === 0 || targets.includes(source)),
    ).length
    expect(svg.match(/<g [^>]*class="edge transition/g) ?? []).toHaveLength(lines + halves)
  })

  test('names every event and guard', () => {
    for (const { id, texts } of transitions) {
      const { label, guard } = ends(id)
      const whole = texts.join('').replaceAll(' ', '')
      expect(whole).toContain(label.replaceAll(' ', ''))
      if (guard !== null) expect(whole).toContain(`[${guard.text}]`.replaceAll(' ', ''))
    }
  })

  test('keeps its labels apart', () => {
    for (const [index, a] of transitions.entries())
      for (const b of transitions.slice(index + 1))
        expect(overlap(a.label, b.label, 0), `${a.id} and ${b.id}`).toBe(false)
  })

  test('leads no line through a state that holds neither its source nor its target', () => {
    for (const { id, lines } of transitions) {
      const { source, targets } = ends(id)
      const stays = targets.length === 0
      for (const [index, line] of lines.entries()) {
        const target = targets[index] ?? source
        const own = new Set([...withAncestors(source), ...withAncestors(target)])
        // A line between states that do not hold one another lies outside both.
        if (!stays && !withAncestors(target).includes(source)) own.delete(source)
        if (!stays && !withAncestors(source).includes(target)) own.delete(target)
        if (!stays && source === target) own.delete(source)
        for (const { id: foreign, box } of states)
          if (!own.has(foreign)) expect(runsThrough(line, box), `${id} through ${foreign}`).toBe(false)
      }
    }
  })

  test('leads no line to where a state starts through any state but those around it', () => {
    for (const { id, lines } of starts) {
      const own = new Set(withAncestors(id))
      for (const line of lines)
        for (const { id: foreign, box } of states)
          if (!own.has(foreign))
            expect(runsThrough(line, box), `the start of ${id} through ${foreign}`).toBe(false)
    }
  })

  test('leads no line through the label of another', () => {
    for (const { id, label } of transitions)
      for (const other of transitions)
        if (other.id !== id)
          for (const line of other.lines)
            expect(runsThrough(line, label), `${other.id} through ${id}`).toBe(false)
  })

  test('leads every line from its source to its target', () => {
    for (const { id, lines } of transitions) {
      const { source, targets } = ends(id)
      expect(lines).toHaveLength(Math.max(1, targets.length))
      for (const [index, { points, tip }] of lines.entries()) {
        const [first = tip] = points
        expect(isOnBorder(first, boxOf(source)), `${id} starts`).toBe(true)
        expect(isOnBorder(tip, boxOf(targets[index] ?? source)), `${id} ends`).toBe(true)
      }
    }
    for (const { id, lines } of starts) {
      const initial = statesIn(graph, id).find(({ isInitial }) => isInitial)
      for (const { tip } of lines) expect(isOnBorder(tip, boxOf(initial?.id ?? ''))).toBe(true)
    }
  })

  test('puts no label on a state but those that hold its source or target', () => {
    for (const { id, label } of transitions) {
      const { source, targets } = ends(id)
      const own = new Set([source, ...targets].flatMap(withAncestors))
      for (const state of states) {
        if (!overlap(label, state.box, 1)) continue
        expect(own.has(state.id), `${id} on ${state.id}`).toBe(true)
        expect(statesIn(graph, state.id).length > 0 || targets.length === 0, `${id} on ${state.id}`).toBe(
          true,
        )
      }
    }
  })

  test('holds every state inside its parent and apart from its neighbours', () => {
    for (const [index, a] of states.entries()) {
      for (const b of states.slice(index + 1)) {
        const isInside = withAncestors(b.id).includes(a.id)
        const { x, y, width, height } = b.box
        const isHeld =
          a.box.x < x &&
          a.box.y < y &&
          x + width < a.box.x + a.box.width &&
          y + height < a.box.y + a.box.height
        expect(isInside ? isHeld : !overlap(a.box, b.box, 0), `${a.id} and ${b.id}`).toBe(true)
      }
    }
  })

  test('is laid out in time', () => {
    expect(user / 1000).toBeLessThan(layoutBudget)
  })
})

describe('a drawing', async () => {
  const graph = describeMachine(everythingMachine)
  const drawing = await layoutMachine(graph, elk)
  const state = (markup: string, id: string) => shownStates(markup).find((one) => one.id === id)
  const plain = markupOf({ graph, drawing })

  test('is the same each time', async () => {
    expect(await layoutMachine(describeMachine(everythingMachine), elk)).toEqual(drawing)
  })

  test('shows shallow and deep history, final states and entry and exit actions', () => {
    expect(state(plain, 'playing.sound.remembered')?.texts).toEqual(['H'])
    expect(state(plain, 'playing.whole')?.texts).toEqual(['H*'])
    expect(state(plain, 'ended')?.markup.match(/<rect/g)).toHaveLength(2)
    expect(state(plain, 'stopped')?.markup.match(/<rect/g)).toHaveLength(1)
    expect(state(plain, 'playing')?.texts.join(' ')).toMatch(/^playing entry \/ start, .*exit \/ clean/)
  })

  test('marks what stays and what re-enters', () => {
    const stays = shownTransitions(plain).find(({ id }) => id === '(root) --tick--> (stay)')
    expect(state(plain, '(root)')?.texts).toEqual(['everything', 'stays on'])
    expect(stays?.lines[0]?.points[0]?.x).toBe(stays?.lines[0]?.tip.x)
    expect(shownTransitions(plain).find(({ id }) => id === 'stopped --stop--> stopped')?.texts).toEqual([
      'stop',
      're-enters',
    ])
  })

  test('has a line to each of several targets', () => {
    const both = shownTransitions(plain).find(({ id }) => id.startsWith('stopped --both-->'))
    expect(both?.lines).toHaveLength(2)
  })

  test('is a picture with a name, described by the tree', () => {
    expect(plain).toMatch(
      /^<svg[^>]* role="img" aria-label="Drawing of the machine everything" aria-describedby="tree"/,
    )
    expect(plain).not.toContain('style=')
  })

  test('marks the states that are active in words', () => {
    const marked = markupOf({ graph, drawing, current: ['playing', 'playing.sound'] })
    expect(
      shownStates(marked)
        .filter(({ texts }) => texts.includes('now'))
        .map(({ id }) => id),
    ).toEqual(['playing', 'playing.sound'])
    expect(plain).not.toContain('>now<')
  })

  test('marks the last transition, and what the tests missed', () => {
    const last = 'stopped --resume--> playing.whole'
    const marked = markupOf({ graph, drawing, last, uncovered: ['ended', '(root) --stop--> stopped'] })
    const changed = (mark: string) =>
      [...shownStates(marked), ...shownTransitions(marked)]
        .filter(({ markup }) => markup.includes(mark))
        .map(({ id }) => id)
    expect(changed('last')).toEqual([last])
    expect(changed('missed')).toEqual(['ended', '(root) --stop--> stopped'])
  })
})
