import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import type { MachinePaths } from 'machine-workbench/description/machinePath'
import { layoutMachine } from 'machine-workbench/layout/layoutMachine'
import { fromPromise } from 'xstate'
import { type Opening, openerMachine, type ShownMachine, type TextFile } from '~/machines/opener.machine'
import layoutWorker from './layoutWorker?worker&url'
import openingWorker from './openingWorker?worker&url'
import type { Answer, Answers, Question } from './protocol'

/** Asks a worker, which ends with its answer, and at once when nobody waits for it any more. */
function ask<Kind extends keyof Answers>(
  question: Extract<Question, { kind: Kind }>,
  signal?: AbortSignal,
): Promise<Answers[Kind]> {
  const worker = new Worker(openingWorker, { type: 'module' })
  const stop = () => worker.terminate()
  signal?.addEventListener('abort', stop)
  return new Promise<Answers[Kind]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('failure' in data) reject(new Error(data.failure))
      else resolve(data as Answers[Kind])
    }
    worker.onerror = () => reject(new Error('The worker could not be started.'))
    worker.postMessage(question)
  }).finally(() => {
    signal?.removeEventListener('abort', stop)
    stop()
  })
}

/** Lays a machine out in a worker of its own: what does that is large, and arrives only here. */
async function drawn(graph: MachineGraph, signal: AbortSignal) {
  const { default: Elk } = await import('elkjs/lib/elk-api.js')
  const elk = new Elk({ workerFactory: () => new Worker(layoutWorker, { type: 'module' }) })
  const stop = () => elk.terminateWorker()
  signal.addEventListener('abort', stop)
  try {
    return await layoutMachine(graph, elk)
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

/** Opens machines on this device: nothing of them leaves it. */
export const deviceOpenerMachine = openerMachine.provide({
  actors: {
    readFile: fromPromise<string, TextFile>(({ input }) => input.text()),
    openText: fromPromise<Opening, { text: string; which: number }>(async ({ input, signal }) => {
      const opened = await ask({ kind: 'open', ...input }, signal)
      if ('problem' in opened) return opened
      return { machine: { ...opened, ...input, drawing: await drawn(opened.graph, signal) } }
    }),
  },
})

/** The paths through a machine that was opened. */
export const pathsOfShown = ({ written, trial }: ShownMachine): Promise<MachinePaths> =>
  ask({ kind: 'paths', written, trial })
