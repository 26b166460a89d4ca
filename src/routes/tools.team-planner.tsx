import { createFileRoute } from '@tanstack/react-router'
import { AnalysisPage } from '~/ui/tools/AnalysisPage'
import { useChosenFile } from './-chosenFile'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/tools/team-planner')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'analysis', 'team-planner'),
  head: headOf,
  component: function TeamPlanner() {
    const { content, trail } = Route.useLoaderData()
    return <AnalysisPage content={content} trail={trail} screen="organisation" fileName={useChosenFile()} />
  },
})
