import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { FieldProblem } from '~/data/enquiry/enquiry'
import { RETRIES, retryDelay } from '~/data/site/retrying'

export type FormValues = Readonly<Record<string, string>>

/** Where the lead is now: kept on this device, accepted by the provider, or in the outbox until the device is online. */
export type Receipt = Readonly<{ kind: 'device' | 'endpoint' | 'outbox'; at: string }>

/**
 * Errors appear only when the visitor submits; after that a field's error goes as soon as the field is right. What is
 * merely in doubt is asked like an error, once: who submits the same again has answered.
 */
export function submissionOf<Values extends FormValues>() {
  type Field = keyof Values & string
  type Errors = readonly FieldProblem<Field>[]
  type Check = (values: Values) => Errors

  return setup({
    types: {
      input: {} as { values: Values; check: Check; doubt?: Check; asked?: Partial<Values> },
      context: {} as Readonly<{
        blank: Values
        values: Values
        check: Check
        doubt: Check
        /** What stood in a field when the visitor was asked about it. */
        asked: Partial<Values>
        errors: Errors
        failures: number
        receipt: Receipt | null
      }>,
      events: {} as
        | { type: 'field.change'; field: Field; value: string }
        | { type: 'draft.restore'; values: Values }
        | { type: 'form.submit' }
        | { type: 'form.retry' }
        | { type: 'form.reset' },
      emitted: {} as { type: 'lead.sent'; receipt: Receipt } | { type: 'errors.shown' },
    },
    actors: {
      send: fromPromise<Receipt, { values: Values }>(() =>
        Promise.reject(new Error('Nothing was provided to send with.')),
      ),
    },
    guards: {
      hasErrors: ({ context }) => context.errors.length > 0,
      isDraft: ({ context: { blank, values } }, draft: Values) =>
        JSON.stringify(values) === JSON.stringify(blank) && JSON.stringify(draft) !== JSON.stringify(blank),
      hasRetriesLeft: ({ context }) => context.failures < RETRIES,
    },
    actions: {
      change: assign(({ context }, { field, value }: { field: Field; value: string }) => ({
        values: { ...context.values, [field]: value },
      })),
      restore: assign((_, values: Values) => ({ values })),
      check: assign(({ context: { check, doubt, asked, values } }) => {
        const errors = check(values)
        const doubts = doubt(values).filter(
          ({ field }) => asked[field] !== values[field] && errors.every((error) => error.field !== field),
        )
        const order = Object.keys(values)
        return {
          errors: [...errors, ...doubts].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field)),
          asked: { ...asked, ...Object.fromEntries(doubts.map(({ field }) => [field, values[field]])) },
        }
      }),
      dropSettledErrors: assign({
        errors: ({ context: { check, doubt, errors, values } }) => {
          const wrong = new Set([...check(values), ...doubt(values)].map(({ field }) => field))
          return errors.filter(({ field }) => wrong.has(field))
        },
      }),
      countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
      startOver: assign({ failures: 0 }),
      keepReceipt: assign((_, receipt: Receipt) => ({ receipt, failures: 0 })),
      empty: assign({ values: ({ context }) => context.blank, receipt: null }),
      announceErrors: emit({ type: 'errors.shown' }),
      announceSent: emit((_, receipt: Receipt) => ({ type: 'lead.sent', receipt })),
    },
    delays: {
      retryDelay: ({ context }) => retryDelay(context.failures),
    },
  }).createMachine({
    id: 'submission',
    meta: { requirements: ['§3', '§5', '§7'] },
    context: ({ input: { values, check, doubt = () => [], asked = {} } }) => ({
      blank: values,
      values,
      check,
      doubt,
      asked,
      errors: [],
      failures: 0,
      receipt: null,
    }),
    initial: 'editing',
    states: {
      editing: {
        description: 'The visitor fills in the form.',
        on: {
          'field.change': {
            actions: [{ type: 'change', params: ({ event }) => event }, 'dropSettledErrors'],
          },
          'form.submit': 'checking',
        },
        initial: 'own',
        states: {
          own: {
            description: 'What stands in the fields was typed on this page.',
            on: {
              'draft.restore': {
                guard: { type: 'isDraft', params: ({ event }) => event.values },
                target: 'givenBack',
                actions: { type: 'restore', params: ({ event }) => event.values },
              },
            },
          },
          givenBack: {
            description: 'What was typed before the page was left stands in the fields again.',
            on: {
              'field.change': {
                target: 'own',
                actions: [{ type: 'change', params: ({ event }) => event }, 'dropSettledErrors'],
              },
            },
          },
        },
      },
      checking: {
        description:
          'The form looks for fields that are empty or wrong, and asks once about what looks unusual.',
        entry: 'check',
        always: [{ guard: 'hasErrors', target: 'editing', actions: 'announceErrors' }, { target: 'sending' }],
      },
      sending: {
        description: 'The form is on its way.',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { values } }) => ({ values }),
          onDone: {
            target: 'sent',
            actions: [
              { type: 'keepReceipt', params: ({ event }) => event.output },
              { type: 'announceSent', params: ({ event }) => event.output },
            ],
          },
          onError: [
            { guard: 'hasRetriesLeft', target: 'failed.waiting', actions: 'countFailure' },
            { target: 'failed.givenUp' },
          ],
        },
      },
      sent: {
        description: 'The form has a receipt.',
        on: { 'form.reset': { target: 'editing', actions: 'empty' } },
      },
      failed: {
        description: 'It did not arrive. Nothing that was typed is lost.',
        on: {
          'field.change': {
            target: 'editing',
            actions: [{ type: 'change', params: ({ event }) => event }, 'startOver'],
          },
        },
        initial: 'waiting',
        states: {
          waiting: {
            description: 'The form is sent again in a moment.',
            after: { retryDelay: '#submission.sending' },
            on: { 'form.retry': '#submission.sending' },
          },
          givenUp: {
            description: 'The visitor can try again, or phone or write instead.',
            on: { 'form.retry': { target: '#submission.sending', actions: 'startOver' } },
          },
        },
      },
    },
  })
}

/** The machine for a form whose fields are only known by name. */
export const submissionMachine = submissionOf<FormValues>()

type SubmissionMachine<Values extends FormValues> = ReturnType<typeof submissionOf<Values>>
export type SubmissionActor<Values extends FormValues = FormValues> = ActorRefFrom<SubmissionMachine<Values>>
type Snapshot<Values extends FormValues> = SnapshotFrom<SubmissionMachine<Values>>

/** What stands in the fields. */
export const selectValues = <Values extends FormValues>(snapshot: Snapshot<Values>) => snapshot.context.values

/** Whether the form is as it was given: what stands in its fields nobody has typed there. */
export const selectIsBlank = <Values extends FormValues>({ context }: Snapshot<Values>) =>
  context.values === context.blank

/** Whether the fields hold what was typed before the page was left, and nothing newer. */
export const selectIsGivenBack = <Values extends FormValues>(snapshot: Snapshot<Values>) =>
  snapshot.matches({ editing: 'givenBack' })

/** The errors that are shown, in the order of the fields. */
export const selectErrors = <Values extends FormValues>(snapshot: Snapshot<Values>) => snapshot.context.errors

/** Whether the form is on its way, so that its button must wait. */
export const selectIsSending = <Values extends FormValues>(snapshot: Snapshot<Values>) =>
  snapshot.matches('sending')

/** Whether the form tries again by itself after a failure. */
export const selectIsRetrying = <Values extends FormValues>(snapshot: Snapshot<Values>) =>
  snapshot.matches({ failed: 'waiting' })

/** Whether only the visitor can make it try again. */
export const selectHasGivenUp = <Values extends FormValues>(snapshot: Snapshot<Values>) =>
  snapshot.matches({ failed: 'givenUp' })

/** Where the lead is now, or null while it has not been sent. */
export const selectReceipt = <Values extends FormValues>(snapshot: Snapshot<Values>) =>
  snapshot.context.receipt
