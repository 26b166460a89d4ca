/*
 * Runs in a worker, so that neither a large text nor a machine with many paths keeps the page from answering.
 */
import { ReadProblem } from '~/data/machines/opening/reading'
import { openMachine } from '~/machines/opening/openMachine'
import { pathsOfOpened } from '~/machines/opening/pathsOfOpened'
import type { Answer, Question } from './protocol'

function patience(milliseconds: number) {
  const began = performance.now()
  return () => performance.now() - began > milliseconds
}

function answer(question: Question): Answer {
  try {
    const value =
      question.kind === 'open'
        ? openMachine(question.text, question.which)
        : pathsOfOpened(question.written, question.trial, patience)
    return { ok: true, value }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { ok: false, message, place: error instanceof ReadProblem ? error.place : null }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(answer(data))
})
