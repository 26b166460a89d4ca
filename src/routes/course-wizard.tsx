import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { wizardSearchDefaults, wizardSearchSchema } from '~/data/courses/wizardSearch'
import { WizardPage } from '~/ui/wizard/WizardPage'
import { pageOrNotFound } from './-context'

export const Route = createFileRoute('/course-wizard')({
  validateSearch: wizardSearchSchema,
  search: { middlewares: [stripSearchParams(wizardSearchDefaults)] },
  loader: async ({ context }) => {
    const [page, finder] = await Promise.all([
      pageOrNotFound(context.loadPage, 'courseWizard'),
      context.courseFinder(),
    ])
    return { ...page, finder }
  },
  head: ({ loaderData, match }) => {
    const step = loaderData?.content.steps.find(({ step }) => step === match.search.step)
    return { meta: step ? [{ title: step.documentTitle }] : [] }
  },
  component: CourseWizard,
})

function CourseWizard() {
  const { content, trail, finder } = Route.useLoaderData()
  const { goal, step } = Route.useSearch()
  const navigate = Route.useNavigate()

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
      finder.on('finder.finished', ({ goal, subject }) => {
        void navigate({ to: '/courses', search: { recommendations: true, goal, subject } })
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [finder, navigate, goal, step])
  useEffect(() => {
    if (goal !== '') finder.send({ type: 'goal.choose', goal })
  }, [finder, goal])
  useEffect(() => finder.send({ type: 'step.requested', step }), [finder, step])

  return (
    <WizardPage
      content={content}
      trail={trail}
      finder={finder}
      isSentAway={Boolean(import.meta.env.VITE_LEAD_ENDPOINT)}
    />
  )
}
