import { useSelector } from '@xstate/react'
import { START_WITHIN_WEEKS } from '~/data/courses/limits'
import { optionsOf } from '~/data/lists/facets'
import { choice } from '~/data/site/tolerantFields'
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

/** A list of §3. Without words of its own for no answer it can be left out. */
function question<const Name extends string, const Option extends string>(
  name: Name,
  label: string,
  options: readonly Option[],
  none?: string,
) {
  const read = choice(options, '')
  return {
    name,
    label,
    optional: none === undefined,
    options: [{ value: '', label: none ?? 'No answer' }, ...optionsOf(options)],
    answerOf: (value: string) => ({ name, value: read(value) }),
  }
}

const beforeDate = [
  question('status', 'Your current status', statusOptions, 'Choose your status'),
  question('level', 'Level of study', levelOptions, 'Choose a level'),
  question('reason', 'Main reason', reasonOptions),
  question('method', 'How you want to study', methodOptions),
]
const afterDate = [
  question('budget', 'Budget', budgetOptions),
  question('timeCommitment', 'Time you have', timeCommitmentOptions),
]

/** Step 3: the lists of §3. Status and level open the way on. */
export function PreferencesStep({ finder }: { finder: CourseFinderActor }) {
  const { preferences } = useSelector(finder, selectAnswers)
  const selects = (questions: typeof beforeDate | typeof afterDate) =>
    questions.map(({ name, answerOf, ...select }) => (
      <Select
        key={name}
        {...select}
        name={name}
        value={preferences[name]}
        onChange={(value) => finder.send({ type: 'preference.set', ...answerOf(value) })}
      />
    ))
  return (
    <div className={styles.fields}>
      {selects(beforeDate)}
      <TextField
        label="When you want to start"
        name="startDate"
        type="date"
        hint={`We look for an intake from this day on, up to ${START_WITHIN_WEEKS} weeks later.`}
        optional
        value={preferences.startDate}
        onChange={(value) => finder.send({ type: 'preference.set', name: 'startDate', value })}
      />
      {selects(afterDate)}
    </div>
  )
}
