import { useSelector } from '@xstate/react'
import { useId, useLayoutEffect, useRef } from 'react'
import { company } from '~/data/company'
import { leadEndpoint, whereItGoes } from '~/data/enquiry/answers'
import { givenBack } from '~/data/enquiry/drafts'
import { type EnquiryValues, enquiryFields, enquiryStatuses } from '~/data/enquiry/enquiry'
import { optionsOf } from '~/data/lists/facets'
import {
  type SubmissionActor,
  selectErrors,
  selectHasGivenUp,
  selectIsBlank,
  selectIsGivenBack,
  selectIsRetrying,
  selectIsSending,
  selectReceipt,
  selectValues,
} from '~/machines/submission.machine'
import { Button } from '~/ui/kit/Button'
import { focusOn } from '~/ui/kit/focusOn'
import { Link } from '~/ui/kit/Link'
import { Select } from '~/ui/kit/Select'
import { TextField } from '~/ui/kit/TextField'
import { useHydratedSelector } from '~/ui/kit/useHydratedSelector'
import { WithoutScript } from '~/ui/kit/WithoutScript'
import styles from './EnquiryForm.module.css'
import { ErrorSummary } from './ErrorSummary'
import { ReceiptMessage } from './ReceiptMessage'
import { useErrorTitle } from './useErrorTitle'

export type EnquiryActor = SubmissionActor<EnquiryValues>

/** §3's enquiry form. Errors are shown on submit, all at once, with the focus on their summary. */
export function EnquiryForm({ enquiry, about }: { enquiry: EnquiryActor; about?: string }) {
  const formId = useId()
  const values = useSelector(enquiry, selectValues<EnquiryValues>)
  const errors = useSelector(enquiry, selectErrors<EnquiryValues>)
  const isBlank = useHydratedSelector(enquiry, selectIsBlank<EnquiryValues>, false)
  const isSending = useSelector(enquiry, selectIsSending<EnquiryValues>)
  const isRetrying = useSelector(enquiry, selectIsRetrying<EnquiryValues>)
  const hasGivenUp = useSelector(enquiry, selectHasGivenUp<EnquiryValues>)
  const isGivenBack = useSelector(enquiry, selectIsGivenBack<EnquiryValues>)
  const receipt = useSelector(enquiry, selectReceipt<EnquiryValues>)
  const summary = useRef<HTMLDivElement>(null)
  useErrorTitle(errors.length > 0)

  useLayoutEffect(() => {
    const shown = enquiry.on('errors.shown', () => requestAnimationFrame(() => summary.current?.focus()))
    return () => shown.unsubscribe()
  }, [enquiry])

  const fieldId = (name: string) => `${formId}-${name}`
  if (receipt) {
    const [{ name }] = enquiryFields
    const writeAnother = () => {
      enquiry.send({ type: 'form.reset' })
      requestAnimationFrame(() => focusOn(document.getElementById(fieldId(name))))
    }
    return <ReceiptMessage receipt={receipt} onAgain={writeAnother} />
  }
  const status = isSending
    ? 'Sending your enquiry.'
    : isRetrying
      ? 'That did not work. We will try again in a moment.'
      : hasGivenUp
        ? `Your enquiry could not be sent. Nothing you typed is lost. Try again, or phone ${company.phone.free.number}.`
        : isGivenBack
          ? givenBack
          : ''

  return (
    <>
      {leadEndpoint === undefined && (
        <WithoutScript>
          The form needs JavaScript. Phone{' '}
          <Link href={company.phone.free.href}>{company.phone.free.number}</Link> or write to{' '}
          <Link href={`mailto:${company.email.admissions}`}>{company.email.admissions}</Link>.
        </WithoutScript>
      )}
      <form
        {...(leadEndpoint === undefined
          ? { method: 'dialog' }
          : { method: 'post', action: leadEndpoint, 'data-posts': '' })}
        noValidate
        data-draft={enquiry.id}
        data-blank={isBlank || undefined}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          enquiry.send({ type: hasGivenUp || isRetrying ? 'form.retry' : 'form.submit' })
        }}
      >
        <ErrorSummary ref={summary} problems={errors} idOf={fieldId} />
        {about && <p className={styles.about}>About {about}</p>}
        {leadEndpoint !== undefined && <input type="hidden" name="about" value={about ?? ''} />}
        {enquiryFields.map(({ name, label, control, type, autoComplete, inputMode, required, maxLength }) => {
          const error = errors.find(({ field }) => field === name)?.message
          return control === 'select' ? (
            <Select
              key={name}
              id={fieldId(name)}
              label={label}
              name={name}
              value={values[name]}
              error={error}
              onChange={(value) => enquiry.send({ type: 'field.change', field: name, value })}
              options={optionsOf(enquiryStatuses)}
            />
          ) : (
            <TextField
              key={name}
              id={fieldId(name)}
              label={label}
              name={name}
              type={type}
              inputMode={inputMode}
              autoComplete={autoComplete}
              required={required}
              optional={!required}
              maxLength={maxLength}
              multiline={control === 'textarea'}
              value={values[name]}
              error={error}
              onChange={(value) => enquiry.send({ type: 'field.change', field: name, value })}
            />
          )
        })}
        <p className={styles.note}>
          {company.name} asks for this to answer your enquiry and for nothing else.{' '}
          {whereItGoes(company.name)} Ask {company.email.privacy} to have it removed.{' '}
          <Link to="/privacy">Privacy</Link>
        </p>
        <Button type="submit" aria-disabled={isSending}>
          {hasGivenUp || isRetrying ? 'Try again' : 'Send enquiry'}
        </Button>
        <p role="status" className={styles.status}>
          {status}
        </p>
      </form>
    </>
  )
}
