import { expect, test } from 'vitest'
import { learningGoalIds } from '~/data/courses/vocabulary'
import { wizardSearchSchema, wizardSteps } from '~/data/courses/wizardSearch'

test('the course finder’s address knows every goal and step', () => {
  for (const goal of learningGoalIds)
    for (const step of wizardSteps) expect(wizardSearchSchema.parse({ goal, step })).toEqual({ goal, step })
})

test('an unknown goal is no goal, an unknown step the first', () => {
  for (const junk of ['', 'rich', '__proto__', 5, null, ['upskill', 'hobby'], {}])
    expect(wizardSearchSchema.parse({ goal: junk, step: junk })).toEqual({ goal: '', step: 'goal' })
  expect(wizardSearchSchema.parse({})).toEqual({ goal: '', step: 'goal' })
})
