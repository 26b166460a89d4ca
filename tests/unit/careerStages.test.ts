import { expect, test } from 'vitest'
import { careerStages } from '~/data/wizard/careerWizardSearch'
import { careerSteps } from '~/machines/careerWizard.machine'

test('the address of the career wizard knows the steps of its machine', () => {
  expect(careerStages).toEqual([...careerSteps, 'results'])
})
