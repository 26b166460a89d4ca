import { isDeepStrictEqual } from 'node:util'
import { defineModel, sometimes } from 'machine-workbench/models'
import { contactDoubts } from '~/data/enquiry/contactDoubts'
import { checkEnquiry, emptyEnquiry } from '~/data/enquiry/enquiry'
import {
  type FormValues,
  selectErrors,
  selectHasGivenUp,
  selectIsBlank,
  selectIsGivenBack,
  selectIsRetrying,
  selectIsSending,
  selectReceipt,
  selectValues,
  submissionMachine,
} from '~/machines/submission.machine'
import { lasts } from './lasting'

/** The enquiry's own check; its other fields never stand in the way. */
const check = ({ email = '' }: FormValues) =>
  checkEnquiry({ ...emptyEnquiry, firstName: 'Mia', lastName: 'Tran', phone: '0491 570 156', email })
/** The enquiry's own doubts, of the one field that the model has. */
const doubt = ({ email = '' }: FormValues) => contactDoubts({ email })
const blank = { email: '' }
const receipt = { kind: 'device', at: '2025-03-03T10:00:00Z' } as const

export const submissionModel = defineModel(submissionMachine, {
  purpose: 'Takes a form to the provider: checks it, sends it, tries again, and hands over the receipt.',
  pages: ['*', '/contact', '/courses/provide-first-aid', '/programs/ai-essentials-for-work'],
  scenarios: [{ input: { values: blank, check, doubt } }],
  accepted: {
    'event lost: sending: form.retry': 'It is being sent.',
    'event lost: sending: form.reset': 'There is nothing to reset until it is known whether it was sent.',
  },
  events: [
    { type: 'field.change', field: 'email', value: 'mia@mail.example' },
    { type: 'field.change', field: 'email', value: 'mia' },
    { type: 'field.change', field: 'email', value: 'mia@mail' },
    { type: 'field.change', field: 'email', value: '' },
    { type: 'draft.restore', values: { email: 'mia@mail.example' } },
    { type: 'draft.restore', values: { email: 'mia' } },
    { case: 'a draft of nothing', event: () => ({ type: 'draft.restore', values: blank }) as const },
    { type: 'form.submit' },
    { type: 'form.retry' },
    { type: 'form.reset' },
  ],
  unreachable: { 'a draft of nothing': 'There is nothing to give back.' },
  outcomes: {
    send: [
      { ok: true, output: receipt },
      { ok: false, error: new Error('The network is down.') },
    ],
  },
  invariants: {
    'only a valid form is ever on its way': (snapshot) =>
      snapshot.matches('editing') || check(selectValues(snapshot)).length === 0,
    'what looks unusual is asked about once, and then taken as it is': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || step.event.type !== 'form.submit' || !before?.matches('editing'))
        return true
      const values = selectValues(before)
      if (check(values).length > 0) return true
      const wasAsked = before.context.asked.email === values.email
      return isDeepStrictEqual(selectErrors(snapshot), wasAsked ? [] : doubt(values))
    },
    'what is sent is what was typed': ({ children, value, context }) =>
      isDeepStrictEqual(
        (children.send?.getSnapshot() as { input?: unknown } | undefined)?.input,
        value === 'sending' ? { values: context.values } : undefined,
      ),
    'a field that can be changed changes, and nothing else does': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || step.event.type !== 'field.change' || before === undefined) return true
      const { field, value } = step.event
      const canChange = before.matches('editing') || before.matches('failed')
      const expected = { ...selectValues(before), ...(canChange && { [field]: value }) }
      return (
        isDeepStrictEqual(selectValues(snapshot), expected) &&
        (!canChange || (snapshot.matches('editing') && snapshot.context.failures === 0))
      )
    },
    'what was typed before is given back into an empty form only, and says so until something is typed': (
      snapshot,
      { before, step },
    ) => {
      if (before === undefined || step?.kind !== 'event') return !selectIsGivenBack(snapshot)
      const isEmpty = before.matches({ editing: 'own' }) && isDeepStrictEqual(selectValues(before), blank)
      switch (step.event.type) {
        case 'draft.restore': {
          const isGiven = isEmpty && step.event.values.email !== ''
          return (
            selectIsGivenBack(snapshot) === (isGiven || selectIsGivenBack(before)) &&
            isDeepStrictEqual(selectValues(snapshot), isGiven ? step.event.values : selectValues(before))
          )
        }
        case 'field.change':
        case 'form.submit':
          return !selectIsGivenBack(snapshot)
        default:
          return selectIsGivenBack(snapshot) === selectIsGivenBack(before)
      }
    },
    'a form is blank until something is typed or given back, and again once it is emptied': (
      snapshot,
      { before, step },
    ) => {
      if (before === undefined) return selectIsBlank(snapshot)
      const type = step?.kind === 'event' ? step.event.type : ''
      const changes = !isDeepStrictEqual(selectValues(snapshot), selectValues(before))
      if (type === 'form.reset' && before.matches('sent')) return selectIsBlank(snapshot)
      return changes ? !selectIsBlank(snapshot) : !selectIsBlank(snapshot) || selectIsBlank(before)
    },
    'an error goes as soon as its field is right, and the others stay': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || step.event.type !== 'field.change') return true
      if (!before?.matches('editing')) return true
      const values = selectValues(snapshot)
      const wrong: readonly string[] = [...check(values), ...doubt(values)].map(({ field }) => field)
      const expected = selectErrors(before).filter(({ field }) => wrong.includes(field))
      return isDeepStrictEqual(selectErrors(snapshot), expected)
    },
    'the visitor can try again while it waits or has given up, and a form that was sent can be emptied': (
      snapshot,
      { before, step },
    ) => {
      const type = step?.kind === 'event' ? step.event.type : ''
      if (type === 'form.retry' && before?.matches('failed'))
        return selectIsSending(snapshot) && (!selectHasGivenUp(before) || snapshot.context.failures === 0)
      if (type !== 'form.reset' || !before?.matches('sent')) return true
      return snapshot.matches('editing') && isDeepStrictEqual(selectValues(snapshot), blank)
    },
    'a form that is on its way is not sent once more': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'form.submit' ||
      before === undefined ||
      before.matches('editing') ||
      isDeepStrictEqual(snapshot.value, before.value),
    'errors appear only when the visitor submits, and are then announced': (
      snapshot,
      { before, step, emitted },
    ) => {
      const isSubmit =
        step?.kind === 'event' && step.event.type === 'form.submit' && before?.matches('editing')
      const hasErrors = selectErrors(snapshot).length > 0
      const told = emitted.filter(({ type }) => type === 'errors.shown').length
      if (isSubmit) return hasErrors === snapshot.matches('editing') && told === Number(hasErrors)
      return told === 0 && (!hasErrors || (before !== undefined && selectErrors(before).length > 0))
    },
    'what was typed stays until the visitor starts a new form': (snapshot, { before, step }) =>
      before === undefined ||
      step?.kind === 'event' ||
      isDeepStrictEqual(selectValues(snapshot), selectValues(before)),
    'a receipt is kept and announced once the lead is sent': (snapshot, { step, emitted }) =>
      isDeepStrictEqual(selectReceipt(snapshot), snapshot.matches('sent') ? receipt : null) &&
      isDeepStrictEqual(
        emitted.filter(({ type }) => type === 'lead.sent'),
        step?.kind === 'done' ? [{ type: 'lead.sent', receipt }] : [],
      ),
    'one thing is said at a time': (snapshot) =>
      [
        selectIsSending(snapshot),
        selectIsRetrying(snapshot),
        selectHasGivenUp(snapshot),
        snapshot.matches('sent'),
        snapshot.matches('editing'),
      ].filter(Boolean).length === 1,
  },
  possible: {
    'what has failed can still be sent': sometimes(
      (snapshot) => snapshot.matches('failed'),
      (snapshot) => snapshot.matches('sent'),
    ),
    'another enquiry can follow one that was sent': sometimes(
      (snapshot) => snapshot.matches('sent'),
      (snapshot) => snapshot.matches('editing'),
    ),
  },
  temporal: {
    'it waits 1, 2 and 4 seconds before it sends again': lasts(
      (snapshot) => snapshot.matches({ failed: 'waiting' }),
      ({ context }) => [0, 1_000, 2_000, 4_000][context.failures] ?? 0,
    ),
    'nobody is asked twice running about one address, in another form neither': () => {
      let asked: string | undefined
      return {
        see: (snapshot, { emitted }) => {
          const { email } = selectValues(snapshot)
          const [error] = selectErrors(snapshot)
          const asks = error !== undefined && isDeepStrictEqual([error], doubt(selectValues(snapshot)))
          if (!asks || !emitted.some(({ type }) => type === 'errors.shown')) return 'held'
          const isAgain = asked === email
          asked = email
          return isAgain ? 'failed' : 'held'
        },
      }
    },
    'three retries, then the visitor is asked': () => {
      let failed = 0
      return {
        see: (snapshot, { step }) => {
          const isByHand = step?.kind === 'event' && step.event.type === 'form.retry' && failed === 4
          if (snapshot.matches('editing') || snapshot.matches('sent') || isByHand) failed = 0
          if (step?.kind === 'error') failed++
          return selectHasGivenUp(snapshot) === (failed === 4) && failed <= 4 ? 'held' : 'failed'
        },
      }
    },
  },
  spoken: {
    'checking --always[hasErrors]--> editing': {
      focus: ['group "There is a problem"', 'textbox "{the field}"'],
    },
    'checking --always--> sending': { said: 'Sending {what}.' },
    'failed.waiting --form.retry--> sending': { said: 'Sending {what}.' },
    'failed.givenUp --form.retry--> sending': { said: 'Sending {what}.' },
    'failed.waiting --after retryDelay--> sending': { said: 'Sending {what}.' },
    'sending --error(send)[hasRetriesLeft]--> failed.waiting': {
      said: 'That did not work. We will try again in a moment.',
    },
    'sending --error(send)--> failed.givenUp': {
      said: [
        'Your enquiry could not be sent. Nothing you typed is lost. {what else to do}',
        'Your address was not kept. It still stands here: {what else to do}',
      ],
    },
    'sending --done(send)--> sent': {
      focus: ['', 'group "{where it is}"'],
      said: ['', 'Thank you for subscribing to our newsletter! {where it is}'],
    },
    'sent --form.reset--> editing': { focus: 'textbox "{the first field}"' },
    'editing.own --draft.restore[isDraft]--> editing.givenBack': {
      said: 'What you typed before is here again. It has not been sent.',
    },
  },
})
