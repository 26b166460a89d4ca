import { isDeepStrictEqual } from 'node:util'
import { NOTHING_DUE } from 'machine-workbench/generation/run'
import { defineModel, type Step, type Temporal } from 'machine-workbench/models'
import type { EventFromLogic } from 'xstate'
import type { WizardStep } from '~/data/courses/wizardSearch'
import { type CourseFinderAnswers, emptyAnswers } from '~/data/wizard/courseFinder'
import {
  courseFinderMachine,
  selectAnswers,
  selectCanGoBack,
  selectCanGoOn,
  selectDoubts,
  selectIsSaving,
  selectProgress,
  selectStep,
} from '~/machines/courseFinder.machine'
import { lasts } from './lasting'

const order: readonly WizardStep[] = ['goal', 'subject', 'preferences', 'details']

const finished: CourseFinderAnswers = {
  learningGoal: 'upskill',
  subjectInterest: 'languages',
  preferences: { ...emptyAnswers.preferences, status: 'Student', level: 'Diploma' },
  customerDetails: { ...emptyAnswers.customerDetails, firstName: 'Mia', email: 'mia@mail.example' },
}

/** Which of the four steps have what §5 asks for. */
const completed = ({ learningGoal, subjectInterest, preferences, customerDetails }: CourseFinderAnswers) => [
  learningGoal !== '',
  subjectInterest !== '',
  preferences.status !== '' && preferences.level !== '',
  customerDetails.firstName.trim() !== '' && customerDetails.email.trim() !== '',
]

const furthestOf = (answers: CourseFinderAnswers) => {
  const open = completed(answers).indexOf(false)
  return order[open === -1 ? 3 : open]
}

type Event = EventFromLogic<typeof courseFinderMachine>

/** The answers as they have to stand after an event: each step takes its own, and the goal can be chosen anywhere. */
function answersAfter(was: CourseFinderAnswers, at: unknown, event: Event): CourseFinderAnswers {
  const { preferences, customerDetails } = was
  if (event.type === 'goal.choose') return { ...was, learningGoal: event.goal }
  if (event.type === 'finder.restart') return emptyAnswers
  if (event.type === 'draft.restore') return isDeepStrictEqual(was, emptyAnswers) ? event.answers : was
  if (event.type === 'subject.choose' && at === 'subject') return { ...was, subjectInterest: event.subject }
  if (event.type === 'preference.set' && at === 'preferences')
    return { ...was, preferences: { ...preferences, [event.name]: event.value } }
  if (at !== 'details') return was
  if (event.type === 'detail.set')
    return { ...was, customerDetails: { ...customerDetails, [event.name]: event.value } }
  if (event.type === 'newsletter.toggle')
    return { ...was, customerDetails: { ...customerDetails, newsletter: !customerDetails.newsletter } }
  return was
}

/** Whether an event writes something into the draft, were it the same as before. */
const isWritten = (at: unknown, { type }: Event) =>
  type === 'goal.choose' ||
  type === 'finder.restart' ||
  (at === 'subject' && type === 'subject.choose') ||
  (at === 'preferences' && type === 'preference.set') ||
  (at === 'details' && (type === 'detail.set' || type === 'newsletter.toggle'))

type Story = Readonly<{
  /** A step, 'done', or which of the two things saving waits for are over. */
  at: string
  answers: CourseFinderAnswers
  /** The address that was asked about last. */
  asked: string | undefined
  /** Whether the question is on the page. */
  isAsking: boolean
}>

const saving = (isSettled: boolean, isRested: boolean) =>
  isSettled && isRested
    ? 'done'
    : `saving, ${isSettled ? 'settled' : 'leaving'}, ${isRested ? 'over' : 'running'}`

/** Only what is complete leads on. The last step asks about an unusual address once. */
function steppedOn(story: Story): Story {
  const { at, answers, asked } = story
  const { email } = answers.customerDetails
  const place = order.indexOf(at as WizardStep)
  if (!completed(answers)[place]) return story
  if (at !== 'details') return { ...story, at: order[place + 1] ?? at }
  return email === 'mia' && asked !== email
    ? { ...story, asked: email, isAsking: true }
    : { ...story, at: saving(false, false), isAsking: false }
}

function next(story: Story, step: Step<typeof courseFinderMachine>): Story {
  const { at } = story
  if (step.kind === 'after')
    return step.id === NOTHING_DUE ? story : { ...story, at: saving(at.includes('settled'), true) }
  if (step.kind !== 'event') return { ...story, at: saving(true, at.includes('over')) }
  const { event } = step
  const answers = answersAfter(story.answers, at, event)
  switch (event.type) {
    case 'finder.restart':
      return { at: 'goal', answers, asked: undefined, isAsking: false }
    case 'step.next':
      return steppedOn(story)
    case 'step.previous':
      return order.indexOf(at as WizardStep) > 0
        ? { ...story, at: order[order.indexOf(at as WizardStep) - 1] ?? at, isAsking: false }
        : story
    case 'step.requested': {
      const furthest = furthestOf(answers) ?? 'details'
      const isAllowed = !at.startsWith('saving') && order.indexOf(event.step) <= order.indexOf(furthest)
      return isAllowed ? { ...story, at: event.step, isAsking: false } : story
    }
    default:
      return { ...story, answers }
  }
}

/** However fast or slow the answers are kept, the visitor sees a second of saving at least. */
const savesForASecond: Temporal<typeof courseFinderMachine> = () => {
  let began: number | undefined
  let settled: number | undefined
  return {
    see: (snapshot, { step, now }) => {
      if (began !== undefined && (step?.kind === 'done' || step?.kind === 'error')) settled = now
      const due = began !== undefined && settled !== undefined && now >= Math.max(began + 1_000, settled)
      const isTimely = snapshot.matches('done')
        ? began === undefined || due
        : !due || !selectIsSaving(snapshot)
      if (!selectIsSaving(snapshot)) began = settled = undefined
      else began ??= now
      return isTimely ? 'held' : 'failed'
    },
  }
}

export const courseFinderModel = defineModel(
  courseFinderMachine.provide({ actions: { logFailure: () => {} } }),
  {
    purpose:
      'Leads through the steps of the course wizard, keeps the draft, and treats a step in the address as a request.',
    pages: ['/course-wizard'],
    events: [
      { type: 'goal.choose', goal: 'upskill' },
      { type: 'subject.choose', subject: 'languages' },
      { type: 'preference.set', name: 'status', value: 'Student' },
      { type: 'preference.set', name: 'level', value: 'Diploma' },
      { type: 'detail.set', name: 'firstName', value: 'Mia' },
      { type: 'detail.set', name: 'email', value: 'mia@mail.example' },
      { type: 'detail.set', name: 'email', value: '' },
      { type: 'detail.set', name: 'email', value: 'mia' },
      { type: 'newsletter.toggle' },
      { type: 'step.next' },
      { type: 'step.previous' },
      ...order.map((step) => ({ type: 'step.requested', step }) as const),
      { type: 'draft.restore', answers: finished },
      { type: 'finder.restart' },
    ],
    // Said outright: a machine that no longer heard of either would not be told of it.
    outcomes: {
      saveLead: [{ ok: true }, { ok: false, error: new Error('The network is down.') }],
    },
    choices: {
      'goal.choose.goal': ['hobby'],
      'subject.choose.subject': ['technology'],
      'preference.set.value': ['Certificate IV'],
      'step.requested.step': order,
      'draft.restore.answers': [{ ...finished, learningGoal: 'hobby' }],
    },
    invariants: {
      'no step is shown before the ones before it are complete': (snapshot) =>
        completed(selectAnswers(snapshot)).indexOf(false) === -1 ||
        (!selectIsSaving(snapshot) &&
          (snapshot.value === 'done' ||
            completed(selectAnswers(snapshot)).indexOf(false) >= order.indexOf(selectStep(snapshot)))),
      'an answer stands where it was given': (snapshot, { before, step }) =>
        step?.kind !== 'event' ||
        before === undefined ||
        isDeepStrictEqual(
          selectAnswers(snapshot),
          answersAfter(selectAnswers(before), before.value, step.event),
        ),
      'a new start begins with the first step, and says so': (snapshot, { step, emitted }) =>
        step?.kind !== 'event' ||
        step.event.type !== 'finder.restart' ||
        (snapshot.value === 'goal' &&
          isDeepStrictEqual(emitted, [
            { type: 'draft.changed', answers: emptyAnswers },
            { type: 'step.changed', step: 'goal' },
          ])),
      'Previous leads one step back, and is offered where there is one': (snapshot, { before, step }) => {
        const at = order.indexOf(before?.value as WizardStep)
        const goesBack = step?.kind === 'event' && step.event.type === 'step.previous' && at > 0
        return (
          selectCanGoBack(snapshot) === order.slice(1).some((one) => one === snapshot.value) &&
          (!goesBack || snapshot.value === order[at - 1])
        )
      },
      'what is kept are the answers, until it has worked or failed': (snapshot, { before, step }) => {
        const actor = snapshot.children.saveLead?.getSnapshot() as { input?: unknown } | undefined
        const isOver = step?.kind === 'done' || step?.kind === 'error'
        const begins = selectIsSaving(snapshot) && before !== undefined && !selectIsSaving(before)
        return (
          (!begins || isDeepStrictEqual(actor?.input, selectAnswers(snapshot))) &&
          (!isOver || (actor === undefined && !snapshot.matches({ saving: { lead: 'leaving' } })))
        )
      },
      'Next is offered where the step is complete': (snapshot) =>
        !order.some((step) => step === snapshot.value) ||
        selectCanGoOn(snapshot) === completed(selectAnswers(snapshot))[order.indexOf(selectStep(snapshot))],
      'an unusual address is asked about once, and keeps nobody back': (
        snapshot,
        { before, step, emitted },
      ) => {
        const isShown = isDeepStrictEqual(
          emitted.filter(({ type }) => type === 'doubts.shown'),
          [{ type: 'doubts.shown' }],
        )
        const asks = selectDoubts(snapshot).length
        if (step?.kind !== 'event' || step.event.type !== 'step.next' || before?.value !== 'details')
          return !isShown
        const { email } = selectAnswers(before).customerDetails
        const isAsked = email === 'mia' && selectAnswers(before).customerDetails.firstName !== ''
        const wasAsked = before.context.asked.email === email
        return isAsked && !wasAsked
          ? isShown && asks === 1 && snapshot.value === 'details'
          : !isShown && selectIsSaving(snapshot) === selectCanGoOn(before)
      },
      'what is answered, or left, is asked about no longer': (snapshot, { before }) =>
        (snapshot.value === 'details' && before?.value === 'details') || selectDoubts(snapshot).length === 0,
      'the step shown is the one it is at, and the last one from then on': (snapshot) =>
        selectStep(snapshot) === (order.find((one) => one === snapshot.value) ?? 'details'),
      'progress is a quarter a step': (snapshot) =>
        selectProgress(snapshot) === (order.indexOf(selectStep(snapshot)) + 1) * 25,
      'a request is granted, or refused with the furthest step': (snapshot, { before, step, emitted }) => {
        if (step?.kind !== 'event' || step.event.type !== 'step.requested' || before === undefined)
          return true
        const furthest = furthestOf(selectAnswers(before))
        const asked = step.event.step
        const isAllowed =
          !selectIsSaving(before) && furthest !== undefined && order.indexOf(asked) <= order.indexOf(furthest)
        return isAllowed
          ? snapshot.value === asked && emitted.length === 0
          : JSON.stringify(emitted) === JSON.stringify([{ type: 'step.refused', furthest }])
      },
      'Next and Previous take the address along': (snapshot, { before, step, emitted: all }) => {
        const emitted = all.filter((one) => one.type !== 'doubts.shown')
        const type = step?.kind === 'event' ? step.event.type : ''
        if (type !== 'step.next' && type !== 'step.previous') return true
        const hasMoved =
          selectStep(snapshot) !== before?.value &&
          typeof before?.value === 'string' &&
          before.value !== 'done'
        return selectIsSaving(snapshot) || !hasMoved
          ? emitted.length === 0
          : JSON.stringify(emitted) === JSON.stringify([{ type: 'step.changed', step: snapshot.value }])
      },
      'every answer is announced, and nothing else is': (snapshot, { before, step, emitted }) => {
        const told = emitted.flatMap((event) => (event.type === 'draft.changed' ? [event.answers] : []))
        const isOwn = step?.kind === 'event' && before !== undefined && isWritten(before.value, step.event)
        return isDeepStrictEqual(told, isOwn ? [selectAnswers(snapshot)] : [])
      },
      'the answers are sent once': ({ children }, { before }) =>
        before?.children.saveLead === undefined ||
        children.saveLead === undefined ||
        children.saveLead === before.children.saveLead,
      'the list is asked for with the answers as soon as the save is over': (
        snapshot,
        { before, emitted },
      ) => {
        const isOver = snapshot.value === 'done' && before?.value !== 'done'
        const told = emitted.filter(({ type }) => type === 'finder.finished')
        return (
          JSON.stringify(told) ===
          JSON.stringify(isOver ? [{ type: 'finder.finished', answers: selectAnswers(snapshot) }] : [])
        )
      },
    },
    reference: {
      start: (): Story => ({ at: 'goal', answers: emptyAnswers, asked: undefined, isAsking: false }),
      next,
      read: ({ value, context: { answers, asked, askedNow } }): Story => ({
        at:
          typeof value === 'string'
            ? value
            : saving(value.saving.lead === 'settled', value.saving.pause === 'over'),
        answers,
        asked: asked.email,
        isAsking: askedNow.length > 0,
      }),
    },
    temporal: {
      'saving takes a second at least': savesForASecond,
      'the visitor sees for a second that something happens': lasts(
        (snapshot) => snapshot.matches({ saving: { pause: 'running' } }),
        1_000,
      ),
    },
    spoken: {
      'goal --step.next[hasGoal]--> subject': {
        focus: 'heading "Step 2 of 4 : What do you want to learn about?"',
        said: ['', 'Choose a subject to go on.'],
      },
      'subject --step.next[hasSubject]--> preferences': {
        focus: 'heading "Step 3 of 4 : How, when and at what level do you want to study?"',
        said: ['', 'Choose your status and a level to go on.'],
      },
      'preferences --step.next[hasStatusAndLevel]--> details': {
        focus: 'heading "Step 4 of 4 : How can we reach you?"',
        said: ['', 'Enter your first name and your email address to go on.'],
      },
      'details --step.next[hasDoubts]--> (stay)': { focus: 'group "There is a problem"' },
      'details --step.next[hasNameAndEmail]--> saving': {
        said: 'Saving your answers and finding your courses.',
      },
      'saving.pause.running --after shortestSave--> saving.pause.over': {
        focus: ['', 'heading "Recommended for you"'],
      },
      'subject --step.previous--> goal': { focus: 'heading "Step 1 of 4 : Why do you want to study?"' },
      'preferences --step.previous--> subject': {
        focus: 'heading "Step 2 of 4 : What do you want to learn about?"',
      },
      'details --step.previous--> preferences': {
        focus: 'heading "Step 3 of 4 : How, when and at what level do you want to study?"',
      },
      '(root) --step.requested[mayEnter]--> goal': {
        focus: 'heading "Step 1 of 4 : Why do you want to study?"',
      },
      '(root) --step.requested[mayEnter]--> subject': {
        focus: 'heading "Step 2 of 4 : What do you want to learn about?"',
        said: ['', 'Choose a subject to go on.'],
      },
      '(root) --step.requested[mayEnter]--> preferences': {
        focus: 'heading "Step 3 of 4 : How, when and at what level do you want to study?"',
        said: ['', 'Choose {what} to go on.'],
      },
      '(root) --step.requested[mayEnter]--> details': {
        focus: 'heading "Step 4 of 4 : How can we reach you?"',
      },
      // The page goes on to the furthest step, if that is another.
      '(root) --step.requested--> (stay)': {
        focus: ['', 'heading "Step {n} of 4 : {question}"'],
        said: ['', '{what is missing} to go on.'],
      },
      '(root) --finder.restart--> goal': {
        focus: 'heading "Step 1 of 4 : Why do you want to study?"',
        said: 'Choose a goal to go on.',
      },
      'preferences --preference.set--> (stay)': { said: ['', 'Choose {what is missing} to go on.'] },
      'details --detail.set--> (stay)': { said: ['', 'Enter {what is missing} to go on.'] },
    },
  },
)
