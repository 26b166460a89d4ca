/*
 * Runs in a worker, so that neither a large text nor a machine with many paths keeps the page from answering.
 */

import { openMachine } from 'machine-workbench/opening/openMachine'
import { pathsOfOpened } from 'machine-workbench/opening/pathsOfOpened'
import { ReadProblem } from 'machine-workbench/reading/reading'
import type { Answer, Question } from './protocol'

function patience(milliseconds: number) {
  const began = performance.now()
  return () => performance.now() - began > milliseconds
}

function answer(question: Question): Answer {
  try {
    return question.kind === 'open'
      ? openMachine(question.text, question.which)
      : pathsOfOpened(question.written, question.trial, patience)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return error instanceof ReadProblem ? { problem: { message, place: error.place } } : { failure: message }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(answer(data))
})
