import { isDeepStrictEqual } from 'node:util'
import { NOTHING_DUE } from 'machine-workbench/generation/run'
import { defineModel } from 'machine-workbench/models'
import { openMachine } from 'machine-workbench/opening/openMachine'
import {
  openerMachine,
  type ShownMachine,
  selectIsOpening,
  selectIsShown,
  selectOpened,
  selectProblem,
  selectText,
} from '~/machines/opener.machine'

const light =
  '{ "id": "light", "initial": "off", "states": { "off": { "on": { "press": "on" } }, "on": {} } }'
const pair = `createMachine({ id: 'first', initial: 'a', states: { a: {} } })
createMachine({ id: 'second', initial: 'b', states: { b: {} } })`
const broken = '{ "states": '

const nothing = { states: [], transitions: [], events: [], requirements: [], references: [] }

/** What a text holds. The machine that opens it looks at nothing of that but where it comes from. */
const shown = (text: string, which = 0): ShownMachine => {
  const { choices, graph, written, ...rest } = openMachine(text, which)
  return {
    ...rest,
    choices,
    graph: { ...nothing, id: graph.id },
    written: { ...written, root: { ...written.root, states: [] } },
    trial: { scenarios: [], events: {}, outcomes: {} },
    drawing: { width: 0, height: 0, states: [], transitions: [], starts: [] },
    text,
    which,
  }
}

const file = (name: string, size: number) => ({ name, size, text: () => Promise.resolve('') })

/** What is said while a machine comes; where it is said already, nothing is. */
const reading = ['The machine is being read and drawn.', '']
const field = 'textbox "Your machine"'

const mistake = { message: 'A value was expected.', place: { line: 1, column: 13 } }

interface Expected {
  at: string
  text: string
  which: number
  opened: { text: string; which: number } | null
}

/** What a step brings, if it opens a machine. */
const openedBy = (step: { kind: string; actor?: string; output?: unknown } | undefined) => {
  if (step?.kind !== 'done' || step.actor !== 'openText') return undefined
  return (step.output as { machine?: ShownMachine }).machine
}

const mistakenOr = (state: Expected, machine: ShownMachine | undefined): Expected =>
  machine ? { ...state, at: 'opened', opened: machineIn(machine) } : { ...state, at: 'refused' }

const machineIn = ({ text, which }: ShownMachine) => ({ text, which })

/** Whether opening began with this step; some that come meanwhile change nothing. */
const selectsAnew = (step: { kind: string; event?: { type: string } } | undefined) =>
  step?.kind === 'done' || step?.event?.type === 'text.bring'

export const openerModel = defineModel(openerMachine, {
  purpose:
    'Opens a machine that a visitor brings along, from a text, a file or a link, and says what is wrong with it.',
  pages: ['/machines/open'],
  events: [
    { type: 'text.change', text: light },
    { type: 'text.change', text: broken },
    { type: 'text.change', text: '' },
    { type: 'machine.open' },
    { type: 'machine.choose', which: 0 },
    { type: 'machine.choose', which: 1 },
    { case: 'a small file is chosen', event: { type: 'file.choose', file: file('light.json', 90) } },
    { case: 'a large file is chosen', event: { type: 'file.choose', file: file('large.json', 1_000_001) } },
    { type: 'text.bring', text: pair, which: 1 },
    { type: 'link.request' },
  ],
  outcomes: {
    readFile: [
      { ok: true, output: pair },
      { ok: false, error: new Error('The file is gone.') },
    ],
    openText: [
      { ok: true, output: { machine: shown(light) } },
      { ok: true, output: { machine: shown(pair) } },
      { ok: true, output: { machine: shown(pair, 1) } },
      { ok: true, output: { problem: mistake } },
      { ok: false, error: new Error('The worker could not be started.') },
    ],
  },
  key: ({ value, context: { text, which, opened, problem } }) =>
    JSON.stringify([value, text, which, opened?.text, opened?.which, problem]),
  invariants: {
    'what was opened stays until another is': (snapshot, { before, step }) =>
      before === undefined ||
      selectOpened(snapshot) === selectOpened(before) ||
      selectOpened(snapshot) === openedBy(step),
    'a problem is told once, with its place': (snapshot, { before, emitted }) => {
      const told = emitted.filter(({ type }) => type === 'problem.shown')
      const problem = selectProblem(snapshot)
      const isNew =
        snapshot.value === 'refused' && (before?.value !== 'refused' || problem !== selectProblem(before))
      return isNew
        ? isDeepStrictEqual(told, [{ type: 'problem.shown', place: problem?.place ?? null }])
        : told.length === 0 || (snapshot.value === 'refused' && before?.value === 'refused')
    },
    'a problem is said where a text is refused, and nowhere else': (snapshot) =>
      (selectProblem(snapshot) !== null) === (snapshot.value === 'refused'),
    'opening is announced once, with what was opened': (snapshot, { step, emitted }) => {
      const machine = openedBy(step)
      return (
        isDeepStrictEqual(
          emitted.filter(({ type }) => type === 'machine.opened'),
          machine ? [{ type: 'machine.opened', ...machineIn(machine) }] : [],
        ) &&
        (!machine || selectIsShown(snapshot))
      )
    },
    'the text and the choice are handed over that stand there': ({
      value,
      context: { text, which },
      children,
    }) => {
      const given: unknown = children.openText?.getSnapshot()
      const { input } = (given ?? {}) as { input?: unknown }
      return value === 'opening' ? isDeepStrictEqual(input, { text, which }) : input === undefined
    },
    'a file that is too large is not read': (snapshot, { step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'file.choose' ||
      (step.event.file.size > 1_000_000
        ? snapshot.value === 'refused' &&
          selectProblem(snapshot)?.message.includes('larger than 1 MB') === true
        : snapshot.value === 'reading'),
    'each kind of failure says what it is, and a mistake in the text where': (snapshot, { before, step }) => {
      const problem = selectProblem(snapshot)
      const said = problem?.message ?? ''
      if (step?.kind === 'done' && step.actor === 'openText' && !openedBy(step))
        return isDeepStrictEqual(problem, mistake)
      if (step?.kind === 'error') {
        const begins = step.actor === 'readFile' ? 'The file could not be read' : 'What reads machines'
        return said.startsWith(begins) && problem?.place === null
      }
      return (
        step?.kind !== 'after' ||
        step.id === NOTHING_DUE ||
        (before?.value === 'opening' && said.startsWith('This machine takes too long'))
      )
    },
    'it is being opened as long as somebody works on it': (snapshot) =>
      selectIsOpening(snapshot) ===
      Object.values(snapshot.children).some((child) => child?.getSnapshot().status === 'active'),
    'opening gives up after half a minute': (snapshot, { step, timers }) =>
      snapshot.value === 'opening'
        ? timers.length === 1 &&
          (step?.kind === 'after' || selectsAnew(step) === false || timers[0] === 30_000)
        : timers.length === 0,
    'a link is asked for once, and of the machine on the bench': (_, { before, step, emitted }) => {
      const opened = before && selectOpened(before)
      const isAsked = step?.kind === 'event' && step.event.type === 'link.request' && opened
      return isDeepStrictEqual(
        emitted.filter(({ type }) => type === 'link.requested'),
        isAsked ? [{ type: 'link.requested', ...machineIn(opened) }] : [],
      )
    },
  },
  spoken: {
    '(root) --machine.open--> opening': { said: reading },
    '(root) --text.bring--> opening': { said: reading },
    '(root) --machine.choose[isOther]--> opening': { said: reading },
    '(root) --file.choose[isSmall]--> reading': { said: reading },
    '(root) --file.choose--> refused': { focus: field },
    '(root) --link.request[isOpen]--> (stay)': { said: 'The link to this machine has been copied.' },
    'reading --error(readFile)--> refused': { focus: field },
    'opening --error(openText)--> refused': { focus: field },
    'opening --after openingLimit--> refused': { focus: field },
    'opening --done(openText)[isMistaken]--> refused': { focus: field },
    'opening --done(openText)--> opened': { focus: 'heading "{the machine}"' },
  },
  accepted: Object.fromEntries(
    [
      ['text.bring', 'opening: openText'],
      ['file.choose[isSmall]', 'reading: readFile'],
      ['machine.choose[isOther]', 'opening: openText'],
    ].map(([event, rest]) => [
      `started twice: (root) --${event}--> ${rest}`,
      'It is another one: what is under way is given up for it.',
    ]),
  ),
  reference: {
    start: (): Expected => ({ at: 'writing', text: '', which: 0, opened: null }),
    next: (state, step) => {
      if (step.kind === 'after') return step.id === NOTHING_DUE ? state : { ...state, at: 'refused' }
      if (step.kind === 'error') return { ...state, at: 'refused' }
      if (step.kind === 'done')
        return step.actor === 'readFile'
          ? { ...state, at: 'opening', text: String(step.output), which: 0 }
          : mistakenOr(state, openedBy(step))
      const { event } = step
      const { at, opened } = state
      if (event.type === 'text.change') return { ...state, at: 'writing', text: event.text, which: 0 }
      if (event.type === 'text.bring')
        return { ...state, at: 'opening', text: event.text, which: event.which }
      if (event.type === 'machine.open') return { ...state, at: at === 'reading' ? at : 'opening' }
      if (event.type === 'machine.choose')
        return opened === null || opened.which === event.which
          ? state
          : { ...state, at: 'opening', text: opened.text, which: event.which }
      if (event.type === 'file.choose')
        return { ...state, at: event.file.size > 1_000_000 ? 'refused' : 'reading' }
      return state
    },
    read: (snapshot) => {
      const opened = selectOpened(snapshot)
      return {
        at: String(snapshot.value),
        text: selectText(snapshot),
        which: snapshot.context.which,
        opened: opened && machineIn(opened),
      }
    },
  },
})
