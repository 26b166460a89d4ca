import { createFileRoute } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { searchOf } from '~/app/searchOf'
import { showingWith } from '~/app/showing'
import { wizardSearchSchema } from '~/data/courses/wizardSearch'
import { enquiriesAreSent } from '~/data/enquiry/answers'
import { recommendedSearch } from '~/data/wizard/courseFinder'
import { useCalledOff } from '~/ui/site/useCalledOff'
import { WizardPage } from '~/ui/wizard/WizardPage'

export const Route = createFileRoute('/course-wizard')({
  ...searchOf(wizardSearchSchema),
  // Until it is here, the page before it shows the goal that was chosen there (§2.2).
  pendingMs: Infinity,
  ...showingWith('courseWizard', 'courseFinder'),
  head: ({ loaderData, match }) => {
    const step = loaderData?.content.steps.find(({ step }) => step === match.search.step)
    return { meta: step ? [{ title: step.documentTitle }] : [] }
  },
  component: CourseWizard,
})

function CourseWizard() {
  const { content, trail, service } = Route.useLoaderData()
  const { finder } = service
  const { goal, step } = Route.useSearch()
  const navigate = Route.useNavigate()

  // The draft comes first: what the address says goes over it.
  useLayoutEffect(() => service.restore(), [service])
  useLayoutEffect(() => {
    const subscriptions = [
      finder.on('step.changed', ({ step }) => void navigate({ search: { step } })),
      finder.on('step.refused', ({ furthest }) => {
        void navigate({ search: (before) => ({ ...before, step: furthest }), replace: true })
      }),
      finder.on('draft.changed', ({ answers }) => {
        // The goal in the address has been overruled; a reload must not bring it back.
        if (goal !== '' && answers.learningGoal !== goal)
          void navigate({ search: { step }, replace: true, resetScroll: false })
      }),
      finder.on('finder.finished', ({ answers }) => {
        void navigate({ to: '/courses', search: recommendedSearch(answers) })
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [finder, navigate, goal, step])
  useLayoutEffect(() => {
    if (goal !== '') finder.send({ type: 'goal.choose', goal })
  }, [finder, goal])
  useLayoutEffect(() => finder.send({ type: 'step.requested', step }), [finder, step])
  useCalledOff(() => finder.send({ type: 'step.requested', step }))

  return <WizardPage content={content} trail={trail} finder={finder} isSentAway={enquiriesAreSent} />
}
