import { useSelector } from '@xstate/react'
import { optionsOf } from '~/data/lists/facets'
import type { Payload, PayloadField } from '~/data/machines/payloadForm'
import { type SimulatorActor, selectDraft, selectProblems } from '~/machines/simulator.machine'
import { Button } from '~/ui/kit/Button'
import { Select } from '~/ui/kit/Select'
import { TextField } from '~/ui/kit/TextField'
import styles from './PayloadForm.module.css'

/** The id of a field, by which a problem finds it. */
export const payloadFieldId = (event: string, field: string) => `payload-${event}-${field}`

function Field({
  event,
  field: { name, kind, options, isOptional },
  value,
  error,
  onChange,
}: {
  event: string
  field: PayloadField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const shared = {
    label: name,
    name,
    id: payloadFieldId(event, name),
    value,
    error,
    onChange,
    optional: isOptional,
  }
  if (kind === 'yesNo')
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          id={shared.id}
          checked={value === 'true'}
          onChange={({ target }) => onChange(String(target.checked))}
        />
        {name}
      </label>
    )
  if (kind === 'choice') return <Select {...shared} options={optionsOf(options)} />
  return (
    <TextField
      {...shared}
      {...(kind === 'number' && { inputMode: 'decimal' as const })}
      {...(kind === 'json' && { multiline: true, hint: 'As JSON' })}
      autoComplete="off"
    />
  )
}

/** Fields for what an event carries, folded away below the examples. */
export function PayloadForm({
  actor,
  event,
  fields,
  example,
}: {
  actor: SimulatorActor
  event: string
  fields: readonly PayloadField[]
  /** What stands in the fields at first. */
  example: Payload
}) {
  const draft = useSelector(actor, (snapshot) => selectDraft(snapshot, event))
  const problems = useSelector(actor, (snapshot) => selectProblems(snapshot, event))
  return (
    <details
      className={styles.details}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !draft) actor.send({ type: 'payload.choose', event, payload: example })
      }}
    >
      <summary className={styles.summary}>
        Send something else<span className="visually-hidden"> with {event}</span>
      </summary>
      {draft && (
        <form
          className={styles.form}
          noValidate
          aria-label={`What ${event} carries`}
          onSubmit={(submitted) => {
            submitted.preventDefault()
            actor.send({ type: 'payload.send', event })
          }}
        >
          {fields.map((field) => (
            <Field
              key={field.name}
              event={event}
              field={field}
              value={draft[field.name] ?? ''}
              error={problems?.find((problem) => problem.field === field.name)?.message}
              onChange={(value) => actor.send({ type: 'payload.change', event, field: field.name, value })}
            />
          ))}
          <Button type="submit" variant="secondary" size="small">
            Send {event}
          </Button>
        </form>
      )}
    </details>
  )
}
