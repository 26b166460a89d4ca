import { useSelector } from '@xstate/react'
import {
  type CareerAnswers,
  type CareerListQuestion,
  type CareerQuestion,
  type CareerSelectQuestion,
  careerLabels,
  careerOptions,
} from '~/data/wizard/careerWizard'
import { type CareerChoice, type CareerWizardActor, selectAnswers } from '~/machines/careerWizard.machine'
import { Checkbox } from '~/ui/kit/Checkbox'
import { Select } from '~/ui/kit/Select'
import frame from '~/ui/wizard/WizardPage.module.css'
import styles from './CareerQuestions.module.css'

/** An option of the list, or none. */
const oneOf = <T extends string>(options: readonly T[], value: string): T | '' =>
  options.find((option) => option === value) ?? ''

/** The answer that a select's text stands for, question by question. */
const choices: Readonly<Record<CareerSelectQuestion, (value: string) => CareerChoice>> = {
  currentRole: (value) => ({ question: 'currentRole', value: oneOf(careerOptions.currentRole, value) }),
  experience: (value) => ({ question: 'experience', value: oneOf(careerOptions.experience, value) }),
  education: (value) => ({ question: 'education', value: oneOf(careerOptions.education, value) }),
  workStyle: (value) => ({ question: 'workStyle', value: oneOf(careerOptions.workStyle, value) }),
  careerGoal: (value) => ({ question: 'careerGoal', value: oneOf(careerOptions.careerGoal, value) }),
  timeframe: (value) => ({ question: 'timeframe', value: oneOf(careerOptions.timeframe, value) }),
  salaryGoal: (value) => ({ question: 'salaryGoal', value: oneOf(careerOptions.salaryGoal, value) }),
  learningStyle: (value) => ({ question: 'learningStyle', value: oneOf(careerOptions.learningStyle, value) }),
  timeAvailability: (value) => ({
    question: 'timeAvailability',
    value: oneOf(careerOptions.timeAvailability, value),
  }),
  budget: (value) => ({ question: 'budget', value: oneOf(careerOptions.budget, value) }),
}

const isList = (question: CareerQuestion): question is CareerListQuestion =>
  question === 'technicalSkills' || question === 'interests'

/** The questions of one step: selects, and the two lists in which several answers may be ticked. */
export function CareerQuestions({
  wizard,
  questions,
}: {
  wizard: CareerWizardActor
  questions: readonly CareerQuestion[]
}) {
  const answers = useSelector(wizard, selectAnswers)
  return (
    <>
      {questions.filter(isList).map((question) => (
        <AnswerList key={question} wizard={wizard} question={question} answers={answers} />
      ))}
      <div className={frame.fields}>
        {questions.flatMap((question) =>
          isList(question)
            ? []
            : [
                <Select
                  key={question}
                  label={careerLabels[question]}
                  name={question}
                  value={answers[question]}
                  options={[
                    { value: '', label: 'No answer' },
                    ...careerOptions[question].map((value) => ({ value, label: value })),
                  ]}
                  onChange={(value) => wizard.send({ type: 'answer.choose', ...choices[question](value) })}
                />,
              ],
        )}
      </div>
    </>
  )
}

function AnswerList({
  wizard,
  question,
  answers,
}: {
  wizard: CareerWizardActor
  question: CareerListQuestion
  answers: CareerAnswers
}) {
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{careerLabels[question]}</legend>
      <p className={styles.note}>Choose as many as you like.</p>
      <div className={styles.options}>
        {question === 'technicalSkills'
          ? careerOptions.technicalSkills.map((value) => (
              <Checkbox
                key={value}
                isSelected={answers.technicalSkills.includes(value)}
                onChange={() => wizard.send({ type: 'answer.toggle', question, value })}
              >
                {value}
              </Checkbox>
            ))
          : careerOptions.interests.map((value) => (
              <Checkbox
                key={value}
                isSelected={answers.interests.includes(value)}
                onChange={() => wizard.send({ type: 'answer.toggle', question, value })}
              >
                {value}
              </Checkbox>
            ))}
      </div>
    </fieldset>
  )
}
