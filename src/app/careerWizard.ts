import { createActor } from 'xstate'
import { careerAnswersSchema, emptyCareerAnswers } from '~/data/wizard/careerWizard'
import { careerWizardMachine } from '~/machines/careerWizard.machine'
import { storage, storageKeys } from './storage'

/** The career wizard of this tab. It outlives its page, so that a visitor can read about a pathway and come back. */
export function createCareerWizard() {
  const wizard = createActor(careerWizardMachine)
  return {
    wizard,
    /** Starts the actor and keeps the draft; never called while prerendering. */
    connect() {
      wizard.start()
      wizard.on('draft.changed', ({ answers }) => {
        if (JSON.stringify(answers) === JSON.stringify(emptyCareerAnswers))
          storage.remove(storageKeys.careerWizard)
        else storage.write(storageKeys.careerWizard, answers)
      })
    },
    /** Takes the stored draft over, unless something has been answered since. Called once the page is hydrated. */
    restore() {
      const stored = storage.read(storageKeys.careerWizard)
      if (stored === undefined) return
      wizard.send({ type: 'draft.restore', answers: careerAnswersSchema.parse(stored) })
    },
    /** What the device has forgotten is not in this tab either. */
    forget: () => wizard.send({ type: 'wizard.restart' }),
  }
}
export type CareerWizardService = ReturnType<typeof createCareerWizard>
