import { createFileRoute } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { searchOf } from '~/app/searchOf'
import { showingWith } from '~/app/showing'
import { careerWizardSearchSchema } from '~/data/wizard/careerWizardSearch'
import { CareerWizardPage } from '~/ui/careerWizard/CareerWizardPage'
import { useCalledOff } from '~/ui/site/useCalledOff'

export const Route = createFileRoute('/tools/career-wizard')({
  ...searchOf(careerWizardSearchSchema),
  ...showingWith('careerWizard', 'careerWizard'),
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const shown = loaderData.content.stages.find(({ stage }) => stage === match.search.step)
    const isFirst = match.search.step === careerWizardSearchSchema.types.output.step
    return { meta: [{ title: isFirst || !shown ? loaderData.head.title : shown.documentTitle }] }
  },
  component: CareerWizard,
})

function CareerWizard() {
  const { content, trail, service } = Route.useLoaderData()
  const { wizard } = service
  const { step } = Route.useSearch()
  const navigate = Route.useNavigate()

  useLayoutEffect(() => service.restore(), [service])
  useLayoutEffect(() => {
    const moved = wizard.on('step.changed', ({ step }) => void navigate({ search: { step } }))
    return () => moved.unsubscribe()
  }, [wizard, navigate])
  useLayoutEffect(() => wizard.send({ type: 'step.requested', step }), [wizard, step])
  useCalledOff(() => wizard.send({ type: 'step.requested', step }))

  return <CareerWizardPage content={content} trail={trail} wizard={wizard} />
}
