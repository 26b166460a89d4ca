import { createActor, fromPromise } from 'xstate'
import { type CourseFinderAnswers, courseFinderAnswersSchema, emptyAnswers } from '~/data/wizard/courseFinder'
import { courseFinderMachine } from '~/machines/courseFinder.machine'
import { leaveLead } from './leads/leads'
import { storage, storageKeys } from './storage'

const saveLead = fromPromise<unknown, CourseFinderAnswers>(({ input: answers }) =>
  leaveLead({ kind: 'finder', answers }),
)

/** The course finder of this tab. It outlives its page, so that a visitor can look something up and come back. */
export function createCourseFinder() {
  const finder = createActor(courseFinderMachine.provide({ actors: { saveLead } }))
  let handedOver = emptyAnswers.customerDetails
  return {
    finder,
    /** Starts the actor and keeps the draft; never called while prerendering. */
    connect() {
      finder.start()
      const keep = (answers: CourseFinderAnswers) => {
        const { customerDetails } = emptyAnswers
        // Details that were handed over have no business in the draft any more.
        const draft = answers.customerDetails === handedOver ? { ...answers, customerDetails } : answers
        if (JSON.stringify(draft) === JSON.stringify(emptyAnswers)) storage.remove(storageKeys.courseFinder)
        else storage.write(storageKeys.courseFinder, draft)
      }
      finder.on('draft.changed', ({ answers }) => keep(answers))
      finder.on('finder.finished', ({ answers }) => {
        handedOver = answers.customerDetails
        keep(answers)
      })
    },
    /**
     * Takes the stored draft over, unless something has been answered since. Called by the page once it is hydrated:
     * its boundary is hydrated after the frame round it, so nobody else knows when that is.
     */
    restore() {
      const stored = storage.read(storageKeys.courseFinder)
      if (stored === undefined) return
      finder.send({ type: 'draft.restore', answers: courseFinderAnswersSchema.parse(stored) })
    },
    /** What the device has forgotten is not in this tab either. */
    forget: () => finder.send({ type: 'finder.restart' }),
  }
}
export type CourseFinderService = ReturnType<typeof createCourseFinder>
