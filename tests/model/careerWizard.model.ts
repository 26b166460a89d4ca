import { defineModel, sometimes } from 'machine-workbench/models'
import { type CareerAnswers, emptyCareerAnswers } from '~/data/wizard/careerWizard'
import {
  type CareerStage,
  careerWizardMachine,
  selectAnswers,
  selectCanGoBack,
  selectHasResults,
  selectProgress,
  selectStage,
} from '~/machines/careerWizard.machine'

const order: readonly CareerStage[] = ['now', 'skills', 'goal', 'learning', 'results']

const draft: CareerAnswers = { ...emptyCareerAnswers, budget: '$0-$500', interests: ['Healthcare'] }

type Wizard = {
  stage: CareerStage
  currentRole: string
  skills: string
  isHealthTicked: boolean
  isBusinessTicked: boolean
  budget: string
}

const blank: Wizard = {
  stage: 'now',
  currentRole: '',
  skills: '',
  isHealthTicked: false,
  isBusinessTicked: false,
  budget: '',
}
const neighbour = (stage: CareerStage, by: number) => order[order.indexOf(stage) + by] ?? stage

export const careerWizardModel = defineModel(careerWizardMachine, {
  purpose: 'Leads through the questions of the career wizard to matching careers, and never bars the way on.',
  pages: ['/tools/career-wizard'],
  events: [
    { type: 'answer.choose', question: 'currentRole', value: 'Student' },
    { type: 'answer.choose', question: 'currentRole', value: '' },
    { type: 'answer.toggle', question: 'technicalSkills', value: 'Design' },
    { type: 'answer.toggle', question: 'technicalSkills', value: 'None of the above' },
    { type: 'answer.toggle', question: 'interests', value: 'Business' },
    { type: 'step.next' },
    { type: 'step.previous' },
    ...order.map((step) => ({ type: 'step.requested', step }) as const),
    { type: 'draft.restore', answers: draft },
    { type: 'wizard.restart' },
  ],
  possible: {
    'from wherever somebody is, the results can be reached': sometimes(
      () => true,
      (snapshot) => snapshot.matches('results'),
    ),
    'the results lead back to the first question': sometimes(
      (snapshot) => snapshot.matches('results'),
      (snapshot) => snapshot.matches('now'),
    ),
  },
  choices: {
    'answer.choose.question': [],
    'answer.toggle.question': [],
    'answer.toggle.value': [],
    'step.requested.step': order,
    'draft.restore.answers': [{ ...draft, education: 'Certificate III or IV' }],
  },
  invariants: {
    'Next is never gated, and Previous is missing on the first step only': (snapshot) =>
      snapshot.can({ type: 'step.next' }) === !selectHasResults(snapshot) &&
      selectCanGoBack(snapshot) === (selectStage(snapshot) !== 'now'),
    'progress is a quarter a step': (snapshot) =>
      selectProgress(snapshot) === [25, 50, 75, 100, 100][order.indexOf(selectStage(snapshot))],
    'the address follows the visitor, and is not told what it said itself': (
      snapshot,
      { before, step, emitted },
    ) => {
      const told = emitted.flatMap((event) => (event.type === 'step.changed' ? [event.step] : []))
      const hasMoved = before !== undefined && selectStage(before) !== selectStage(snapshot)
      const type = step?.kind === 'event' ? step.event.type : ''
      const isOwn = type === 'wizard.restart' || (hasMoved && type !== 'step.requested')
      return JSON.stringify(told) === JSON.stringify(isOwn ? [selectStage(snapshot)] : [])
    },
    'a draft is told before the address': (_, { emitted }) =>
      emitted.findIndex(({ type }) => type === 'draft.changed') <= 0,
    'every changed answer is announced, and a restored one never': (snapshot, { before, step, emitted }) => {
      const told = emitted.flatMap((event) => (event.type === 'draft.changed' ? [event.answers] : []))
      const type = step?.kind === 'event' ? step.event.type : ''
      const isOwn = type.startsWith('answer.') || type === 'wizard.restart'
      const hasChanged =
        before !== undefined &&
        JSON.stringify(selectAnswers(before)) !== JSON.stringify(selectAnswers(snapshot))
      return (
        (!hasChanged || isOwn || type === 'draft.restore') &&
        JSON.stringify(told) === JSON.stringify(isOwn ? [selectAnswers(snapshot)] : [])
      )
    },
  },
  reference: {
    start: (): Wizard => blank,
    next: (wizard, step): Wizard => {
      if (step.kind !== 'event') return wizard
      const { event } = step
      switch (event.type) {
        case 'answer.choose':
          return { ...wizard, currentRole: event.value }
        case 'answer.toggle':
          return event.question === 'interests'
            ? { ...wizard, isBusinessTicked: !wizard.isBusinessTicked }
            : { ...wizard, skills: wizard.skills === event.value ? '' : event.value }
        case 'step.next':
          return { ...wizard, stage: neighbour(wizard.stage, 1) }
        case 'step.previous':
          return { ...wizard, stage: neighbour(wizard.stage, -1) }
        case 'step.requested':
          return { ...wizard, stage: event.step }
        case 'draft.restore': {
          const { currentRole, skills, isHealthTicked, isBusinessTicked, budget } = wizard
          const isTouched = currentRole + skills + budget !== '' || isHealthTicked || isBusinessTicked
          return isTouched ? wizard : { ...wizard, isHealthTicked: true, budget: '$0-$500' }
        }
        default:
          return blank
      }
    },
    read: (snapshot): Wizard => {
      const { currentRole, technicalSkills, interests, budget } = selectAnswers(snapshot)
      return {
        stage: selectStage(snapshot),
        currentRole,
        skills: technicalSkills.join(),
        isHealthTicked: interests.includes('Healthcare'),
        isBusinessTicked: interests.includes('Business'),
        budget,
      }
    },
  },
  spoken: {
    'now --step.next--> skills': { focus: 'heading "Step 2 of 4 : Skills and interests"' },
    'skills --step.next--> goal': { focus: 'heading "Step 3 of 4 : Where you want to go"' },
    'goal --step.next--> learning': { focus: 'heading "Step 4 of 4 : How you want to learn"' },
    'learning --step.next--> results': { focus: 'heading "Five AI career pathways"' },
    'results --step.previous--> learning': { focus: 'heading "Step 4 of 4 : How you want to learn"' },
    'learning --step.previous--> goal': { focus: 'heading "Step 3 of 4 : Where you want to go"' },
    'goal --step.previous--> skills': { focus: 'heading "Step 2 of 4 : Skills and interests"' },
    'skills --step.previous--> now': { focus: 'heading "Step 1 of 4 : Where you are now"' },
    '(root) --step.requested[isAsked]--> now': { focus: 'heading "Step 1 of 4 : Where you are now"' },
    '(root) --step.requested[isAsked]--> skills': { focus: 'heading "Step 2 of 4 : Skills and interests"' },
    '(root) --step.requested[isAsked]--> goal': { focus: 'heading "Step 3 of 4 : Where you want to go"' },
    '(root) --step.requested[isAsked]--> learning': {
      focus: 'heading "Step 4 of 4 : How you want to learn"',
    },
    '(root) --step.requested[isAsked]--> results': { focus: 'heading "Five AI career pathways"' },
    '(root) --wizard.restart--> now': { focus: 'heading "Step 1 of 4 : Where you are now"' },
    // It is given back to who comes to the page.
    '(root) --draft.restore[isUntouched]--> (stay)': { focus: 'heading "{the question}"' },
  },
})
