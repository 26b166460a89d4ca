import { checkNewsletter } from '~/data/enquiry/enquiry'
import {
  type FormValues,
  selectErrors,
  selectHasGivenUp,
  selectIsRetrying,
  selectIsSending,
  selectReceipt,
  selectValues,
  submissionMachine,
} from '~/machines/submission.machine'
import { defineModel } from '../support/model/model'
import { lasts } from './lasting'

const check = ({ email = '' }: FormValues) => checkNewsletter({ email })
const receipt = { kind: 'device', at: '2025-03-03T10:00:00Z' } as const

export const submissionModel = defineModel(submissionMachine, {
  purpose: 'Takes a form to the provider: checks it, sends it, tries again, and hands over the receipt.',
  pages: ['/contact', '/courses/provide-first-aid', '/programs/ai-essentials-for-work'],
  requirements: ['§3', '§5', '§7'],
  scenarios: [{ input: { values: { email: '' }, check } }],
  events: [
    { type: 'field.change', field: 'email', value: 'mia@mail.example' },
    { type: 'field.change', field: 'email', value: 'mia' },
    { type: 'field.change', field: 'email', value: '' },
    { type: 'form.submit' },
    { type: 'form.retry' },
    { type: 'form.reset' },
  ],
  outcomes: {
    send: [
      { ok: true, output: receipt },
      { ok: false, error: new Error('The network is down.') },
    ],
  },
  invariants: {
    'only a valid form is ever on its way': (snapshot) =>
      snapshot.matches('editing') || selectValues(snapshot).email === 'mia@mail.example',
    'errors appear only when the visitor submits, and are then announced': (
      snapshot,
      { before, step, emitted },
    ) => {
      const isSubmit =
        step?.kind === 'event' && step.event.type === 'form.submit' && before?.value === 'editing'
      const hasErrors = selectErrors(snapshot).length > 0
      const told = emitted.filter(({ type }) => type === 'errors.shown').length
      if (isSubmit) return hasErrors === snapshot.matches('editing') && told === Number(hasErrors)
      return told === 0 && (!hasErrors || (before !== undefined && selectErrors(before).length > 0))
    },
    'what was typed stays until the visitor starts a new form': (snapshot, { before, step }) =>
      before === undefined ||
      step?.kind === 'event' ||
      selectValues(snapshot).email === selectValues(before).email,
    'a receipt is kept and announced once the lead is sent': (snapshot, { step, emitted }) =>
      snapshot.matches('sent') === (selectReceipt(snapshot) !== null) &&
      emitted.some(({ type }) => type === 'lead.sent') === (step?.kind === 'done'),
    'one thing is said at a time': (snapshot) =>
      [
        selectIsSending(snapshot),
        selectIsRetrying(snapshot),
        selectHasGivenUp(snapshot),
        snapshot.matches('sent'),
        snapshot.matches('editing'),
      ].filter(Boolean).length === 1,
  },
  temporal: {
    'it waits 1, 2 and 4 seconds before it sends again': lasts(
      (snapshot) => snapshot.matches({ failed: 'waiting' }),
      ({ context }) => [0, 1_000, 2_000, 4_000][context.failures] ?? 0,
    ),
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
  fault: (machine) => machine.provide({ guards: { hasErrors: () => false } }),
})
