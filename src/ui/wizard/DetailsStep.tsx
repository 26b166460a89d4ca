import { shallowEqual, useSelector } from '@xstate/react'
import { useId, useLayoutEffect, useRef } from 'react'
import { company } from '~/data/company'
import {
  EMAIL_CHARACTERS,
  LINE_CHARACTERS,
  NAME_CHARACTERS,
  PHONE_CHARACTERS,
  preferredContactOptions,
  STORY_CHARACTERS,
} from '~/data/wizard/courseFinder'
import {
  type CourseFinderActor,
  type DetailAnswer,
  selectAnswers,
  selectDoubts,
} from '~/machines/courseFinder.machine'
import { ErrorSummary } from '~/ui/enquiry/ErrorSummary'
import { useErrorTitle } from '~/ui/enquiry/useErrorTitle'
import { Checkbox } from '~/ui/kit/Checkbox'
import { Link } from '~/ui/kit/Link'
import { RadioGroup } from '~/ui/kit/RadioGroup'
import { TextField, type TextFieldProps } from '~/ui/kit/TextField'
import styles from './WizardPage.module.css'

type TextDetail = Exclude<DetailAnswer['name'], 'preferredContact'>

const fields: readonly ({ name: TextDetail } & Omit<TextFieldProps, 'name' | 'value' | 'onChange'>)[] = [
  {
    name: 'firstName',
    label: 'First name',
    required: true,
    autoComplete: 'given-name',
    maxLength: NAME_CHARACTERS,
  },
  {
    name: 'lastName',
    label: 'Last name *',
    hint: '* We would like to know it, but you can leave it empty.',
    autoComplete: 'family-name',
    maxLength: NAME_CHARACTERS,
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    required: true,
    autoComplete: 'email',
    maxLength: EMAIL_CHARACTERS,
  },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    inputMode: 'tel',
    optional: true,
    autoComplete: 'tel',
    maxLength: PHONE_CHARACTERS,
  },
  {
    name: 'location',
    label: 'Where you live',
    hint: 'A suburb or a postcode is enough.',
    optional: true,
    autoComplete: 'address-level2',
    maxLength: LINE_CHARACTERS,
  },
  {
    name: 'currentRole',
    label: 'What you do now',
    optional: true,
    autoComplete: 'organization-title',
    maxLength: LINE_CHARACTERS,
  },
  {
    name: 'experience',
    label: 'Experience you bring',
    optional: true,
    multiline: true,
    maxLength: STORY_CHARACTERS,
  },
  {
    name: 'goals',
    label: 'What you hope to reach',
    optional: true,
    multiline: true,
    maxLength: STORY_CHARACTERS,
  },
]

const contactLabels = { email: 'By email', phone: 'By phone' } as const

/** Step 4: who you are. First name and email open the way on; what looks unusual is asked about once (§5). */
export function DetailsStep({ finder, isSentAway }: { finder: CourseFinderActor; isSentAway: boolean }) {
  const { customerDetails } = useSelector(finder, selectAnswers)
  const doubts = useSelector(finder, selectDoubts, shallowEqual)
  const summary = useRef<HTMLDivElement>(null)
  const formId = useId()
  const fieldId = (name: string) => `${formId}-${name}`
  useErrorTitle(doubts.length > 0)
  useLayoutEffect(() => {
    const shown = finder.on('doubts.shown', () => requestAnimationFrame(() => summary.current?.focus()))
    return () => shown.unsubscribe()
  }, [finder])

  return (
    <>
      <ErrorSummary ref={summary} problems={doubts} idOf={fieldId} />
      <div className={styles.fields}>
        {fields.map(({ name, ...field }) => (
          <div key={name} className={field.multiline ? styles.wide : undefined}>
            <TextField
              {...field}
              id={fieldId(name)}
              name={name}
              error={doubts.find((doubt) => doubt.field === name)?.message}
              value={customerDetails[name]}
              onChange={(value) => finder.send({ type: 'detail.set', name, value })}
            />
          </div>
        ))}
      </div>
      <RadioGroup
        label="How should we contact you?"
        value={customerDetails.preferredContact}
        onChange={(chosen) => {
          const value = preferredContactOptions.find((option) => option === chosen)
          if (value) finder.send({ type: 'detail.set', name: 'preferredContact', value })
        }}
        choices={preferredContactOptions.map((value) => ({ value, label: contactLabels[value] }))}
      />
      <Checkbox
        isSelected={customerDetails.newsletter}
        onChange={() => finder.send({ type: 'newsletter.toggle' })}
      >
        Send me the monthly newsletter of {company.name}. I can unsubscribe from any issue.
      </Checkbox>
      <p className={styles.privacy}>
        {company.name} ({company.training.name}) asks for these details to advise you about courses, and for
        the newsletter if you tick the box.{' '}
        {isSentAway
          ? `They are sent to ${company.name} when you press 'Find My Courses'. Until then they stay in this browser.`
          : 'They are kept in this browser and are not sent anywhere.'}{' '}
        To have them removed, clear this site’s data in your browser or write to{' '}
        <Link href={`mailto:${company.email.privacy}`}>{company.email.privacy}</Link>.{' '}
        <Link to="/privacy">Privacy</Link>
      </p>
    </>
  )
}
