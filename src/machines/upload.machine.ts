import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'
import { checkFile, type FileFacts, UPLOAD_SETTLE_MS, UPLOAD_STEP, UPLOAD_STEP_MS } from '~/data/tools/upload'
import type { UploadContext } from '~/data/tools/uploadRules'

const COMPLETE = 100
const HALF = 50

type Choice = Readonly<{ file: FileFacts; screen: UploadContext }>

const refusalOf = ({ file, screen }: Choice) => {
  const check = checkFile(file, screen)
  return check.kind === 'refused' ? check.message : null
}

/** The progress is a simulation (§4): the file is never read, and only its name goes on. */
export const uploadMachine = setup({
  types: {
    input: {} as { screen: UploadContext },
    context: {} as Readonly<{
      screen: UploadContext
      fileName: string | null
      refusal: string | null
      /** Turns with every refusal that follows another, so that the same sentence can be told once more. */
      isAgain: boolean
      progress: number
    }>,
    events: {} as
      | { type: 'file.choose'; file: FileFacts }
      | { type: 'upload.cancel' }
      | { type: 'analysis.request' },
    emitted: {} as { type: 'upload.finished'; fileName: string } | { type: 'file.missing' },
  },
  guards: {
    isAccepted: ({ context: { screen } }, file: FileFacts) => refusalOf({ file, screen }) === null,
    isLastStep: ({ context }) => context.progress + UPLOAD_STEP >= COMPLETE,
  },
  actions: {
    keep: assign((_, { name }: FileFacts) => ({
      fileName: name,
      refusal: null,
      isAgain: false,
      progress: 0,
    })),
    refuse: assign(({ context: { screen, refusal, isAgain } }, file: FileFacts) => ({
      fileName: null,
      refusal: refusalOf({ file, screen }),
      isAgain: refusal !== null && !isAgain,
      progress: 0,
    })),
    advance: assign({ progress: ({ context }) => Math.min(context.progress + UPLOAD_STEP, COMPLETE) }),
    complete: assign({ progress: COMPLETE }),
    forget: assign({ fileName: null, progress: 0 }),
    announceFinished: emit(({ context }) => ({ type: 'upload.finished', fileName: context.fileName ?? '' })),
    announceMissing: emit({ type: 'file.missing' }),
  },
  delays: { step: UPLOAD_STEP_MS, settling: UPLOAD_SETTLE_MS },
}).createMachine({
  id: 'upload',
  meta: { requirements: ['§2.18', '§2.21', '§2.23', '§4', '§5', '§9'] },
  context: ({ input: { screen } }) => ({
    screen,
    fileName: null,
    refusal: null,
    isAgain: false,
    progress: 0,
  }),
  on: {
    'file.choose': [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.file },
        target: '.uploading',
        reenter: true,
        actions: { type: 'keep', params: ({ event }) => event.file },
      },
      { target: '.refused', actions: { type: 'refuse', params: ({ event }) => event.file } },
    ],
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'No file is chosen.',
      on: { 'analysis.request': { actions: 'announceMissing' } },
    },
    refused: {
      description: 'The file that was chosen is not accepted, and a sentence says why.',
      on: { 'analysis.request': { actions: 'announceMissing' } },
    },
    uploading: {
      description: 'The progress rises.',
      after: {
        step: [
          { guard: 'isLastStep', target: 'settling', actions: 'advance' },
          { target: 'uploading', reenter: true, actions: 'advance' },
        ],
      },
      on: {
        'upload.cancel': { target: 'idle', actions: 'forget' },
        'analysis.request': { target: 'done', actions: ['complete', 'announceFinished'] },
      },
    },
    settling: {
      description: 'The progress stands at 100 for a moment, so that it can be seen.',
      after: { settling: { target: 'done', actions: 'announceFinished' } },
      on: {
        'upload.cancel': { target: 'idle', actions: 'forget' },
        'analysis.request': { target: 'done', actions: 'announceFinished' },
      },
    },
    done: {
      description: 'The next page is opened, and can be opened again.',
      on: { 'analysis.request': { actions: 'announceFinished' } },
    },
  },
})

export type UploadActor = ActorRefFrom<typeof uploadMachine>
type Snapshot = SnapshotFrom<typeof uploadMachine>

/** The name of the accepted file, which may hold any characters. */
export const selectFileName = (snapshot: Snapshot) => snapshot.context.fileName

/** Why the file was refused, or null. */
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal

/** Differs from one refusal to the next. */
export const selectIsAgain = (snapshot: Snapshot) => snapshot.context.isAgain

/** Progress in percent. */
export const selectProgress = (snapshot: Snapshot) => snapshot.context.progress

/** Whether the progress is shown. */
export const selectIsUnderWay = (snapshot: Snapshot) =>
  snapshot.matches('uploading') || snapshot.matches('settling')

/** Whether there is anything to cancel. */
export const selectCanCancel = (snapshot: Snapshot) => snapshot.can({ type: 'upload.cancel' })

/** What a screen reader is told. It changes at 0, 50 and 100 only, or it would be spoken ten times. */
export const selectAnnouncement = ({ context: { fileName, progress } }: Snapshot) =>
  fileName === null ? '' : `${fileName}: ${Math.floor(progress / HALF) * HALF}% done`
