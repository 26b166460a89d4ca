import { useSelector } from '@xstate/react'
import { payloadWords } from 'machine-workbench/description/simulationWords'
import { useEffect, useRef } from 'react'
import { optionsOf } from '~/data/lists/facets'
import type { PayloadField } from '~/data/machines/payloadForm'
import { selectDraft, selectFrame, selectProblems, selectWouldSend } from '~/machines/simulator.machine'
import { Button } from '~/ui/kit/Button'
import { Select } from '~/ui/kit/Select'
import { TextField } from '~/ui/kit/TextField'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import styles from './PayloadForm.module.css'
import { openForm, useBench } from './useBench'

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

/** Fields for what an event carries, filled in with an example; what it would do is said as it is written. */
export function PayloadForm({ event }: { event: string }) {
  const bench = useBench()
  const { simulator, content, forms } = bench
  const draft = useSelector(simulator, selectDraft)
  const problems = useSelector(simulator, selectProblems)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])
  const examples = content.trial.events[event]?.examples ?? []
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={`What ${event} carries`}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        afterPaint(() => simulator.send({ type: 'payload.send' }))
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') simulator.send({ type: 'payload.cancel' })
      }}
    >
      <h2 className={styles.title}>{event}</h2>
      {examples.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a set of buttons, not a part of the form
        <div role="group" aria-label="Examples" className={styles.examples}>
          {examples.map((example, index) => (
            <button
              key={JSON.stringify(example)}
              type="button"
              className={styles.example}
              onClick={() => openForm(bench, event, index)}
            >
              {payloadWords(example) || 'nothing'}
            </button>
          ))}
        </div>
      )}
      {(forms[event] ?? []).map((field) => (
        <Field
          key={field.name}
          event={event}
          field={field}
          value={draft[field.name] ?? ''}
          error={problems.find((problem) => problem.field === field.name)?.message}
          onChange={(value) => simulator.send({ type: 'payload.change', field: field.name, value })}
        />
      ))}
      <Preview />
      <div className={styles.buttons}>
        <Button type="submit" size="small">
          Send {event}
        </Button>
        <Button variant="secondary" size="small" onPress={() => simulator.send({ type: 'payload.cancel' })}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** What would happen if the form were sent as it is. */
function Preview() {
  const { simulator, simulation, content } = useBench()
  const wouldSend = useSelector(simulator, selectWouldSend, (a, b) => JSON.stringify(a) === JSON.stringify(b))
  const frame = useSelector(simulator, selectFrame)
  if (!wouldSend || !frame) return null
  const taken = simulation.takenBy(wouldSend.run, wouldSend.event)
  const transitions = content.graph.transitions.filter(({ id }) => taken.includes(id))
  return (
    <div className={styles.preview}>
      {transitions.length === 0 ? (
        <p>This would change nothing.</p>
      ) : (
        transitions.map(({ id, guard, targets, actions }) => (
          <p key={id}>
            This would{' '}
            {guard && (
              <>
                pass <code>{guard.text}</code>,{' '}
              </>
            )}
            {targets.length > 0 ? (
              <>
                go to <strong>{targets.join(' and ')}</strong>
              </>
            ) : (
              'stay'
            )}
            {actions.length > 0 && (
              <>
                {' '}
                and do <code>{actions.map(({ text }) => text).join(', ')}</code>
              </>
            )}
            .
          </p>
        ))
      )}
    </div>
  )
}
