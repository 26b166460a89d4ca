import { useSelector } from '@xstate/react'
import {
  budgetOptions,
  levelOptions,
  methodOptions,
  reasonOptions,
  statusOptions,
  timeCommitmentOptions,
} from '~/data/wizard/courseFinder'
import { type CourseFinderActor, selectAnswers } from '~/machines/courseFinder.machine'
import { Select } from '~/ui/kit/Select'
import { TextField } from '~/ui/kit/TextField'
import styles from './WizardPage.module.css'

const withEmpty = (empty: string, options: readonly string[]) => [
  { value: '', label: empty },
  ...options.map((value) => ({ value, label: value })),
]

/** An option of the list, or none. */
const oneOf = <T extends string>(options: readonly T[], value: string): T | '' =>
  options.find((option) => option === value) ?? ''

/** Step 3: the lists of §3. Status and level open the way on. */
export function PreferencesStep({ finder }: { finder: CourseFinderActor }) {
  const { status, level, reason, method, startDate, budget, timeCommitment } = useSelector(
    finder,
    selectAnswers,
  ).preferences
  return (
    <div className={styles.fields}>
      <Select
        label="Your current status"
        name="status"
        value={status}
        options={withEmpty('Choose your status', statusOptions)}
        onChange={(value) =>
          finder.send({ type: 'preference.set', name: 'status', value: oneOf(statusOptions, value) })
        }
      />
      <Select
        label="Level of study"
        name="level"
        value={level}
        options={withEmpty('Choose a level', levelOptions)}
        onChange={(value) =>
          finder.send({ type: 'preference.set', name: 'level', value: oneOf(levelOptions, value) })
        }
      />
      <Select
        label="Main reason"
        name="reason"
        optional
        value={reason}
        options={withEmpty('No answer', reasonOptions)}
        onChange={(value) =>
          finder.send({ type: 'preference.set', name: 'reason', value: oneOf(reasonOptions, value) })
        }
      />
      <Select
        label="How you want to study"
        name="method"
        optional
        value={method}
        options={withEmpty('No answer', methodOptions)}
        onChange={(value) =>
          finder.send({ type: 'preference.set', name: 'method', value: oneOf(methodOptions, value) })
        }
      />
      <TextField
        label="When you want to start"
        name="startDate"
        type="date"
        optional
        value={startDate}
        onChange={(value) => finder.send({ type: 'preference.set', name: 'startDate', value })}
      />
      <Select
        label="Budget"
        name="budget"
        optional
        value={budget}
        options={withEmpty('No answer', budgetOptions)}
        onChange={(value) =>
          finder.send({ type: 'preference.set', name: 'budget', value: oneOf(budgetOptions, value) })
        }
      />
      <Select
        label="Time you have"
        name="timeCommitment"
        optional
        value={timeCommitment}
        options={withEmpty('No answer', timeCommitmentOptions)}
        onChange={(value) =>
          finder.send({
            type: 'preference.set',
            name: 'timeCommitment',
            value: oneOf(timeCommitmentOptions, value),
          })
        }
      />
    </div>
  )
}
