import { useSelector } from '@xstate/react'
import { optionsOf } from '~/data/lists/facets'
import { choice } from '~/data/site/tolerantFields'
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

const choose = <const Question extends string, const Option extends string>(
  question: Question,
  options: readonly Option[],
) => {
  const read = choice(options, '')
  return (text: string) => ({ question, value: read(text) })
}

/** The answer that a select's text stands for, question by question. */
const choices: Readonly<Record<CareerSelectQuestion, (text: string) => CareerChoice>> = {
  currentRole: choose('currentRole', careerOptions.currentRole),
  experience: choose('experience', careerOptions.experience),
  education: choose('education', careerOptions.education),
  workStyle: choose('workStyle', careerOptions.workStyle),
  careerGoal: choose('careerGoal', careerOptions.careerGoal),
  timeframe: choose('timeframe', careerOptions.timeframe),
  salaryGoal: choose('salaryGoal', careerOptions.salaryGoal),
  learningStyle: choose('learningStyle', careerOptions.learningStyle),
  timeAvailability: choose('timeAvailability', careerOptions.timeAvailability),
  budget: choose('budget', careerOptions.budget),
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
                  options={[{ value: '', label: 'No answer' }, ...optionsOf(careerOptions[question])]}
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
