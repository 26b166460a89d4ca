import type { MachineDrawing } from 'machine-workbench/description/machineDrawing'
import type { OpenedMachine } from 'machine-workbench/opening/openMachine'
import { MOST_CHARACTERS } from 'machine-workbench/reading/limits'
import type { Place } from 'machine-workbench/reading/writtenMachine'
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'

/** A machine that was opened, as the page shows it, with the text that it was read out of. */
export type ShownMachine = OpenedMachine & Readonly<{ drawing: MachineDrawing; text: string; which: number }>

/** A file of which nothing is known yet but how large it is. */
export type TextFile = Readonly<{ name: string; size: number; text: () => Promise<string> }>

/** Why a text could not be opened, and where in it that is. */
export type OpeningProblem = Readonly<{ message: string; place: Place | null }>

/** What comes of opening a text: a mistake in it is no failure of what reads it. */
export type Opening = Readonly<{ machine: ShownMachine } | { problem: OpeningProblem }>

interface Asked {
  text: string
  /** Which of several machines in the text. */
  which: number
}

/** Longer than this nothing takes that is worth waiting for. */
const OPENING_LIMIT_MS = 30_000

const unfetched: OpeningProblem = {
  message: 'What reads machines could not be fetched. Check the connection, and open it again.',
  place: null,
}
const tooLong: OpeningProblem = {
  message: 'This machine takes too long to read or to draw. Open a smaller part of it.',
  place: null,
}
const tooLarge: OpeningProblem = {
  message: `The file is larger than ${MOST_CHARACTERS / 1_000_000} MB. Choose one that holds the machine alone.`,
  place: null,
}
const unreadable: OpeningProblem = {
  message: 'The file could not be read. Choose it once more.',
  place: null,
}

/**
 * A machine that a visitor brings along, as text or as a file. What was opened before stays until another is. Nothing of it
 * is run.
 */
export const openerMachine = setup({
  types: {
    context: {} as Readonly<{
      text: string
      which: number
      opened: ShownMachine | null
      problem: OpeningProblem | null
    }>,
    events: {} as
      | { type: 'text.change'; text: string }
      | { type: 'machine.open' }
      | { type: 'machine.choose'; which: number }
      | { type: 'file.choose'; file: TextFile }
      | { type: 'text.bring'; text: string; which: number }
      | { type: 'link.request' },
    emitted: {} as
      | { type: 'machine.opened'; text: string; which: number }
      | { type: 'problem.shown'; place: Place | null }
      | { type: 'link.requested'; text: string; which: number },
  },
  actors: {
    openText: fromPromise<Opening, Asked>(() =>
      Promise.reject(new Error('Nothing was provided to open with.')),
    ),
    readFile: fromPromise<string, TextFile>(() =>
      Promise.reject(new Error('Nothing was provided to read with.')),
    ),
  },
  guards: {
    isSmall: (_, { size }: TextFile) => size <= MOST_CHARACTERS,
    isOther: ({ context: { opened } }, which: number) => opened !== null && opened.which !== which,
    isMistaken: (_, opening: Opening) => 'problem' in opening,
    isOpen: ({ context: { opened } }) => opened !== null,
  },
  actions: {
    keepText: assign((_, text: string) => ({ text, which: 0 })),
    keepAsked: assign((_, asked: Asked) => asked),
    choose: assign(({ context: { opened, text } }, which: number) => ({ which, text: opened?.text ?? text })),
    show: assign(({ context: { opened } }, opening: Opening) => ({
      opened: 'machine' in opening ? opening.machine : opened,
      problem: null,
    })),
    tell: assign((_, opening: Opening) => ({ problem: 'problem' in opening ? opening.problem : null })),
    refuse: assign((_, problem: OpeningProblem) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    announceOpened: emit(({ context: { opened, text, which } }) => ({
      type: 'machine.opened',
      text: opened?.text ?? text,
      which: opened?.which ?? which,
    })),
    announceProblem: emit(({ context }) => ({
      type: 'problem.shown',
      place: context.problem?.place ?? null,
    })),
    announceLink: emit(({ context: { opened, text, which } }) => ({
      type: 'link.requested',
      text: opened?.text ?? text,
      which: opened?.which ?? which,
    })),
  },
  delays: { openingLimit: OPENING_LIMIT_MS },
}).createMachine({
  id: 'opener',
  meta: { requirements: ['§5', '§8'] },
  context: { text: '', which: 0, opened: null, problem: null },
  on: {
    'text.change': {
      target: '.writing',
      actions: [{ type: 'keepText', params: ({ event }) => event.text }, 'forgetProblem'],
    },
    'text.bring': {
      target: '.opening',
      reenter: true,
      actions: { type: 'keepAsked', params: ({ event: { text, which } }) => ({ text, which }) },
    },
    'machine.open': { target: '.opening', reenter: true },
    'machine.choose': {
      guard: { type: 'isOther', params: ({ event }) => event.which },
      target: '.opening',
      reenter: true,
      actions: { type: 'choose', params: ({ event }) => event.which },
    },
    'file.choose': [
      { guard: { type: 'isSmall', params: ({ event }) => event.file }, target: '.reading', reenter: true },
      { target: '.refused', reenter: true, actions: { type: 'refuse', params: tooLarge } },
    ],
    'link.request': { guard: 'isOpen', actions: 'announceLink' },
  },
  initial: 'writing',
  states: {
    writing: { description: 'Nothing is under way, and what stands in the field may not be open yet.' },
    reading: {
      description: 'A file is being read.',
      // What it holds is opened by itself.
      on: { 'machine.open': {} },
      entry: 'forgetProblem',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ event }) => {
          if (event.type !== 'file.choose') throw new Error('There is no file to read.')
          return event.file
        },
        onDone: { target: 'opening', actions: { type: 'keepText', params: ({ event }) => event.output } },
        onError: { target: 'refused', actions: { type: 'refuse', params: unreadable } },
      },
    },
    opening: {
      description: 'The text is being read, and the machine in it drawn.',
      on: { 'machine.open': {} },
      entry: 'forgetProblem',
      invoke: {
        id: 'openText',
        src: 'openText',
        input: ({ context: { text, which } }) => ({ text, which }),
        onDone: [
          {
            guard: { type: 'isMistaken', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'tell', params: ({ event }) => event.output },
          },
          {
            target: 'opened',
            actions: [{ type: 'show', params: ({ event }) => event.output }, 'announceOpened'],
          },
        ],
        onError: { target: 'refused', actions: { type: 'refuse', params: unfetched } },
      },
      after: { openingLimit: { target: 'refused', actions: { type: 'refuse', params: tooLong } } },
    },
    opened: { description: 'The machine that stands in the field is the one on the bench.' },
    refused: {
      description:
        'The text holds no machine that can be shown, and a sentence says why. What was open before stays.',
      entry: 'announceProblem',
    },
  },
})

export type OpenerActor = ActorRefFrom<typeof openerMachine>
type Snapshot = SnapshotFrom<typeof openerMachine>

export const selectText = (snapshot: Snapshot) => snapshot.context.text

/** The machine on the bench, or null. */
export const selectOpened = (snapshot: Snapshot) => snapshot.context.opened

export const selectProblem = (snapshot: Snapshot) => snapshot.context.problem

/** Whether a machine is on its way. */
export const selectIsOpening = (snapshot: Snapshot) =>
  snapshot.matches('reading') || snapshot.matches('opening')

/** Whether what stands in the field is what stands on the bench. */
export const selectIsShown = (snapshot: Snapshot) => snapshot.matches('opened')
