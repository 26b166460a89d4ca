import { type ActorRefFrom, assign, emit, fromPromise, log, type SnapshotFrom, setup } from 'xstate'
import type { LearningGoalId } from '~/data/courses/vocabulary'
import { type WizardStep, wizardSteps } from '~/data/courses/wizardSearch'
import { contactDoubts } from '~/data/enquiry/contactDoubts'
import {
  type CourseFinderAnswers,
  type CustomerDetails,
  emptyAnswers,
  furthestStep,
  hasGoal,
  hasNameAndEmail,
  hasStatusAndLevel,
  hasSubject,
  isStepAllowed,
  type Preferences,
  progressOf,
} from '~/data/wizard/courseFinder'

/** §9: the simulated save takes at least this long. */
const SAVE_MS = 1_000

type PreferenceOf<N extends keyof Preferences> = { name: N; value: Preferences[N] }
export type PreferenceAnswer = { [N in keyof Preferences]: PreferenceOf<N> }[keyof Preferences]

type DetailOf<N extends keyof CustomerDetails> = { name: N; value: CustomerDetails[N] }
type DoubtfulField = ReturnType<typeof contactDoubts>[number]['field']
type DetailName = Exclude<keyof CustomerDetails, 'newsletter'>
export type DetailAnswer = { [N in DetailName]: DetailOf<N> }[DetailName]

/** What looks unusual and has not been asked about as it stands. */
const unasked = (details: CustomerDetails, asked: Partial<CustomerDetails>) =>
  contactDoubts(details).filter(({ field }) => asked[field] !== details[field])

/** A step in the address is a request: it is refused, and the address corrected, until the steps before it are complete. */
export const courseFinderMachine = setup({
  types: {
    context: {} as Readonly<{
      answers: CourseFinderAnswers
      /** What stood in a field when the visitor was asked about it. */
      asked: Partial<CustomerDetails>
      /** The fields of the question that is shown. */
      askedNow: readonly DoubtfulField[]
    }>,
    events: {} as
      | { type: 'goal.choose'; goal: LearningGoalId }
      | { type: 'subject.choose'; subject: string }
      | ({ type: 'preference.set' } & PreferenceAnswer)
      | ({ type: 'detail.set' } & DetailAnswer)
      | { type: 'newsletter.toggle' }
      | { type: 'step.next' }
      | { type: 'step.previous' }
      | { type: 'step.requested'; step: WizardStep }
      | { type: 'draft.restore'; answers: CourseFinderAnswers }
      | { type: 'finder.restart' },
    emitted: {} as
      | { type: 'draft.changed'; answers: CourseFinderAnswers }
      | { type: 'step.changed'; step: WizardStep }
      | { type: 'step.refused'; furthest: WizardStep }
      | { type: 'doubts.shown' }
      | { type: 'finder.finished'; answers: CourseFinderAnswers },
  },
  actors: {
    saveLead: fromPromise<unknown, CourseFinderAnswers>(() =>
      Promise.reject(new Error('Nothing was provided to save with.')),
    ),
  },
  guards: {
    hasGoal: ({ context }) => hasGoal(context.answers),
    hasSubject: ({ context }) => hasSubject(context.answers),
    hasStatusAndLevel: ({ context }) => hasStatusAndLevel(context.answers),
    hasNameAndEmail: ({ context }) => hasNameAndEmail(context.answers),
    /** §5: it keeps nobody back. */
    hasDoubts: ({ context: { answers, asked } }) =>
      hasNameAndEmail(answers) && unasked(answers.customerDetails, asked).length > 0,
    mayEnter: ({ context }, { asked, step }: { asked: WizardStep; step: WizardStep }) =>
      asked === step && isStepAllowed(context.answers, step),
    isUntouched: ({ context }) => JSON.stringify(context.answers) === JSON.stringify(emptyAnswers),
  },
  actions: {
    chooseGoal: assign(({ context }, learningGoal: LearningGoalId) => ({
      answers: { ...context.answers, learningGoal },
    })),
    chooseSubject: assign(({ context }, subjectInterest: string) => ({
      answers: { ...context.answers, subjectInterest },
    })),
    setPreference: assign(({ context: { answers } }, { name, value }: PreferenceAnswer) => ({
      answers: { ...answers, preferences: { ...answers.preferences, [name]: value } },
    })),
    setDetail: assign(({ context: { answers } }, { name, value }: DetailAnswer) => ({
      answers: { ...answers, customerDetails: { ...answers.customerDetails, [name]: value } },
    })),
    toggleNewsletter: assign(({ context: { answers } }) => ({
      answers: {
        ...answers,
        customerDetails: { ...answers.customerDetails, newsletter: !answers.customerDetails.newsletter },
      },
    })),
    ask: assign(({ context: { answers, asked } }) => {
      const askedNow = unasked(answers.customerDetails, asked).map(({ field }) => field)
      return {
        asked: {
          ...asked,
          ...Object.fromEntries(askedNow.map((field) => [field, answers.customerDetails[field]])),
        },
        askedNow,
      }
    }),
    stopAsking: assign({ askedNow: [] }),
    restore: assign((_, answers: CourseFinderAnswers) => ({ answers })),
    forget: assign({ answers: emptyAnswers, asked: {}, askedNow: [] }),
    announceDraft: emit(({ context }) => ({ type: 'draft.changed', answers: context.answers })),
    announceStep: emit((_, step: WizardStep) => ({ type: 'step.changed', step })),
    refuseStep: emit(({ context }) => ({ type: 'step.refused', furthest: furthestStep(context.answers) })),
    announceDoubts: emit({ type: 'doubts.shown' }),
    announceFinish: emit(({ context }) => ({ type: 'finder.finished', answers: context.answers })),
    logFailure: log(
      (_, { error }: { error: unknown }) => error,
      'The course finder could not save the answers',
    ),
  },
  delays: { shortestSave: SAVE_MS },
}).createMachine({
  id: 'courseFinder',
  meta: { requirements: ['§2.15', '§4', '§5', '§9'] },
  context: { answers: emptyAnswers, asked: {}, askedNow: [] },
  on: {
    'goal.choose': {
      actions: [{ type: 'chooseGoal', params: ({ event }) => event.goal }, 'announceDraft'],
    },
    'step.requested': [
      ...wizardSteps.map((step) => ({
        guard: {
          type: 'mayEnter' as const,
          params: ({ event }: { event: { step: WizardStep } }) => ({ asked: event.step, step }),
        },
        target: `.${step}`,
      })),
      { actions: 'refuseStep' },
    ],
    'draft.restore': {
      guard: 'isUntouched',
      actions: { type: 'restore', params: ({ event }) => event.answers },
    },
    'finder.restart': {
      target: '.goal',
      actions: ['forget', 'announceDraft', { type: 'announceStep', params: 'goal' }],
    },
  },
  initial: 'goal',
  states: {
    goal: {
      description: 'Why do you want to study?',
      on: {
        'step.next': {
          guard: 'hasGoal',
          target: 'subject',
          actions: { type: 'announceStep', params: 'subject' },
        },
      },
    },
    subject: {
      description: 'What do you want to learn about?',
      on: {
        'subject.choose': {
          actions: [{ type: 'chooseSubject', params: ({ event }) => event.subject }, 'announceDraft'],
        },
        'step.next': {
          guard: 'hasSubject',
          target: 'preferences',
          actions: { type: 'announceStep', params: 'preferences' },
        },
        'step.previous': { target: 'goal', actions: { type: 'announceStep', params: 'goal' } },
      },
    },
    preferences: {
      description: 'How, when and at what level do you want to study?',
      on: {
        'preference.set': {
          actions: [{ type: 'setPreference', params: ({ event }) => event }, 'announceDraft'],
        },
        'step.next': {
          guard: 'hasStatusAndLevel',
          target: 'details',
          actions: { type: 'announceStep', params: 'details' },
        },
        'step.previous': { target: 'subject', actions: { type: 'announceStep', params: 'subject' } },
      },
    },
    details: {
      description: 'How can we reach you?',
      exit: 'stopAsking',
      on: {
        'detail.set': {
          actions: [{ type: 'setDetail', params: ({ event }) => event }, 'announceDraft'],
        },
        'newsletter.toggle': { actions: ['toggleNewsletter', 'announceDraft'] },
        'step.next': [
          { guard: 'hasDoubts', actions: ['ask', 'announceDoubts'] },
          { guard: 'hasNameAndEmail', target: 'saving' },
        ],
        'step.previous': { target: 'preferences', actions: { type: 'announceStep', params: 'preferences' } },
      },
    },
    saving: {
      description: 'Your answers are kept while your list is put together.',
      type: 'parallel',
      // Leaving half-way would send the answers a second time later.
      on: { 'step.requested': { actions: 'refuseStep' } },
      onDone: { target: 'done', actions: 'announceFinish' },
      states: {
        lead: {
          initial: 'leaving',
          states: {
            leaving: {
              description: 'The answers are on their way.',
              invoke: {
                id: 'saveLead',
                src: 'saveLead',
                input: ({ context }) => context.answers,
                onDone: 'settled',
                onError: {
                  target: 'settled',
                  actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            settled: { description: 'The answers are kept, or the failure is logged.', type: 'final' },
          },
        },
        pause: {
          initial: 'running',
          states: {
            running: {
              description: 'The visitor sees that something happens.',
              after: { shortestSave: 'over' },
            },
            over: { description: 'The visitor has seen it long enough.', type: 'final' },
          },
        },
      },
    },
    done: { description: 'The list is shown. Every step can be opened again.' },
  },
})

export type CourseFinderActor = ActorRefFrom<typeof courseFinderMachine>
type Snapshot = SnapshotFrom<typeof courseFinderMachine>

/** Everything answered so far. */
export const selectAnswers = (snapshot: Snapshot) => snapshot.context.answers

/** The step that is shown; it stays the last one while the answers are saved. */
export const selectStep = ({ value }: Snapshot): WizardStep =>
  typeof value === 'string' && value !== 'done' ? value : 'details'

/** Progress in percent, which is also the match confidence. */
export const selectProgress = (snapshot: Snapshot) => progressOf(selectStep(snapshot))

/** Whether this step's answers open the way on. */
export const selectCanGoOn = (snapshot: Snapshot) => snapshot.can({ type: 'step.next' })

/** Whether there is a step to go back to. */
export const selectCanGoBack = (snapshot: Snapshot) => snapshot.can({ type: 'step.previous' })

/** What the visitor is being asked about, as long as it stands as it did. */
export const selectDoubts = ({ context: { answers, asked, askedNow } }: Snapshot) =>
  contactDoubts(answers.customerDetails).filter(
    ({ field }) => askedNow.includes(field) && asked[field] === answers.customerDetails[field],
  )

/** Whether the answers are being saved. */
export const selectIsSaving = (snapshot: Snapshot) => snapshot.matches('saving')
