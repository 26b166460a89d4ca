import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'
import {
  type CareerAnswers,
  type CareerListQuestion,
  type CareerSelectQuestion,
  careerOptions,
  emptyCareerAnswers,
  toggleSkill,
} from '~/data/wizard/careerWizard'
import { careerStages } from '~/data/wizard/careerWizardSearch'

/** What the address may ask for. */
export type CareerStage = (typeof careerStages)[number]
/** The names of the four steps, in the order of `careerWizardSteps`. */
export const careerSteps = careerStages.filter((stage) => stage !== 'results')

type ChoiceOf<Q extends CareerSelectQuestion> = { question: Q; value: CareerAnswers[Q] }
export type CareerChoice = { [Q in CareerSelectQuestion]: ChoiceOf<Q> }[CareerSelectQuestion]

type TickOf<Q extends CareerListQuestion> = { question: Q; value: CareerAnswers[Q][number] }
export type CareerTick = { [Q in CareerListQuestion]: TickOf<Q> }[CareerListQuestion]

const ticked = ({ technicalSkills, interests }: CareerAnswers, tick: CareerTick) =>
  tick.question === 'technicalSkills'
    ? { technicalSkills: toggleSkill(technicalSkills, tick.value) }
    : {
        interests: careerOptions.interests.filter((one) => interests.includes(one) !== (one === tick.value)),
      }

/** No answer is required (§5), so every step can be asked for at any time, the results too. */
export const careerWizardMachine = setup({
  types: {
    context: {} as Readonly<{ answers: CareerAnswers }>,
    events: {} as
      | ({ type: 'answer.choose' } & CareerChoice)
      | ({ type: 'answer.toggle' } & CareerTick)
      | { type: 'step.next' }
      | { type: 'step.previous' }
      | { type: 'step.requested'; step: CareerStage }
      | { type: 'draft.restore'; answers: CareerAnswers }
      | { type: 'wizard.restart' },
    emitted: {} as
      | { type: 'draft.changed'; answers: CareerAnswers }
      | { type: 'step.changed'; step: CareerStage },
  },
  guards: {
    isAsked: (_, { asked, step }: { asked: CareerStage; step: CareerStage }) => asked === step,
    isUntouched: ({ context }) => JSON.stringify(context.answers) === JSON.stringify(emptyCareerAnswers),
  },
  actions: {
    choose: assign(({ context }, { question, value }: CareerChoice) => ({
      answers: { ...context.answers, [question]: value },
    })),
    toggle: assign(({ context }, tick: CareerTick) => ({
      answers: { ...context.answers, ...ticked(context.answers, tick) },
    })),
    restore: assign((_, answers: CareerAnswers) => ({ answers })),
    forget: assign({ answers: emptyCareerAnswers }),
    announceDraft: emit(({ context }) => ({ type: 'draft.changed', answers: context.answers })),
    announceStep: emit((_, step: CareerStage) => ({ type: 'step.changed', step })),
  },
}).createMachine({
  id: 'careerWizard',
  meta: { requirements: ['§2.16', '§4', '§5', '§9'] },
  context: { answers: emptyCareerAnswers },
  on: {
    'answer.choose': {
      actions: [{ type: 'choose', params: ({ event }) => event }, 'announceDraft'],
    },
    'answer.toggle': {
      actions: [{ type: 'toggle', params: ({ event }) => event }, 'announceDraft'],
    },
    'step.requested': careerStages.map((step) => ({
      guard: { type: 'isAsked', params: ({ event }) => ({ asked: event.step, step }) },
      target: `.${step}`,
    })),
    'draft.restore': {
      guard: 'isUntouched',
      actions: { type: 'restore', params: ({ event }) => event.answers },
    },
    'wizard.restart': {
      target: '.now',
      actions: ['forget', 'announceDraft', { type: 'announceStep', params: 'now' }],
    },
  },
  initial: 'now',
  states: {
    now: {
      description: 'What is your work and study so far?',
      on: { 'step.next': { target: 'skills', actions: { type: 'announceStep', params: 'skills' } } },
    },
    skills: {
      description: 'What can you do, and what do you want to do more of?',
      on: {
        'step.next': { target: 'goal', actions: { type: 'announceStep', params: 'goal' } },
        'step.previous': { target: 'now', actions: { type: 'announceStep', params: 'now' } },
      },
    },
    goal: {
      description: 'Where do you want to go, and by when?',
      on: {
        'step.next': { target: 'learning', actions: { type: 'announceStep', params: 'learning' } },
        'step.previous': { target: 'skills', actions: { type: 'announceStep', params: 'skills' } },
      },
    },
    learning: {
      description: 'What time and money can you give to study?',
      on: {
        'step.next': { target: 'results', actions: { type: 'announceStep', params: 'results' } },
        'step.previous': { target: 'goal', actions: { type: 'announceStep', params: 'goal' } },
      },
    },
    results: {
      description: 'The five pathways are shown. The answers can still be changed by going back.',
      on: {
        'step.previous': { target: 'learning', actions: { type: 'announceStep', params: 'learning' } },
      },
    },
  },
})

export type CareerWizardActor = ActorRefFrom<typeof careerWizardMachine>
type Snapshot = SnapshotFrom<typeof careerWizardMachine>

/** Everything answered so far. */
export const selectAnswers = (snapshot: Snapshot) => snapshot.context.answers

/** The step that is shown, or the results. */
export const selectStage = (snapshot: Snapshot): CareerStage => snapshot.value

/** Whether the pathways are shown. */
export const selectHasResults = (snapshot: Snapshot) => snapshot.matches('results')

/** The number of the step, counted from one; it stays the last one under the results. */
export const selectStepNumber = ({ value }: Snapshot) =>
  value === 'results' ? careerSteps.length : careerSteps.indexOf(value) + 1

/** Progress in percent: step ÷ 4, rounded (§9). */
export const selectProgress = (snapshot: Snapshot) =>
  Math.round((selectStepNumber(snapshot) / careerSteps.length) * 100)

/** Whether there is a step to go back to. */
export const selectCanGoBack = (snapshot: Snapshot) => snapshot.can({ type: 'step.previous' })
