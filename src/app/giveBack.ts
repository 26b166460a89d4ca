import { type FormValues, type SubmissionActor, selectValues } from '~/machines/submission.machine'
import { draftOf, forgetDraft } from './drafts'

/**
 * Gives a form what was typed in it before its page was left. Called once the form is hydrated; until the returned
 * function is called, what is sent is forgotten. The form bears the name of its actor.
 */
export function giveBack<Values extends FormValues>(
  form: SubmissionActor<Values>,
  { parse }: { parse: (value: unknown) => Values },
) {
  const kept = parse(draftOf(form.id))
  if (JSON.stringify(kept) !== JSON.stringify(parse(undefined)))
    form.send({ type: 'draft.restore', values: { ...selectValues<Values>(form.getSnapshot()), ...kept } })
  const sent = form.on('lead.sent', () => forgetDraft(form.id))
  return () => sent.unsubscribe()
}
