import { createFileRoute } from '@tanstack/react-router'
import { useChosenFile } from '~/app/chosenFile'
import { showing } from '~/app/showing'
import { AnalysisPage } from '~/ui/tools/AnalysisPage'

export const Route = createFileRoute('/tools/team-planner')({
  ...showing('analysis', () => 'team-planner'),
  component: function TeamPlanner() {
    const { content, trail } = Route.useLoaderData()
    return <AnalysisPage content={content} trail={trail} screen="organisation" fileName={useChosenFile()} />
  },
})
