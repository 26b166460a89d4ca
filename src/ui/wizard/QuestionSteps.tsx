import { useSelector } from '@xstate/react'
import type { LearningGoal } from '~/data/courses/learningGoals'
import { type CourseFinderActor, selectAnswers } from '~/machines/courseFinder.machine'
import { RadioGroup } from '~/ui/kit/RadioGroup'

/** Step 1: four large answers. */
export function GoalStep({ finder, goals }: { finder: CourseFinderActor; goals: readonly LearningGoal[] }) {
  const { learningGoal } = useSelector(finder, selectAnswers)
  return (
    <RadioGroup
      label="Your learning goal"
      hideLabel
      layout="tiles"
      value={learningGoal || null}
      onChange={(value) => {
        const goal = goals.find(({ id }) => id === value)
        if (goal) finder.send({ type: 'goal.choose', goal: goal.id })
      }}
      choices={goals.map(({ id, label, description }) => ({ value: id, label, description }))}
    />
  )
}

/** Step 2: the 20 subjects of §3. */
export function SubjectStep({
  finder,
  subjects,
}: {
  finder: CourseFinderActor
  subjects: readonly { id: string; label: string }[]
}) {
  const { subjectInterest } = useSelector(finder, selectAnswers)
  return (
    <RadioGroup
      label="Your subject"
      hideLabel
      value={subjectInterest || null}
      onChange={(subject) => finder.send({ type: 'subject.choose', subject })}
      choices={subjects.map(({ id, label }) => ({ value: id, label }))}
    />
  )
}
