import { createFileRoute } from '@tanstack/react-router'
import { useChosenFile } from '~/app/chosenFile'
import { showing } from '~/app/showing'
import { AnalysisPage } from '~/ui/tools/AnalysisPage'

export const Route = createFileRoute('/tools/gap-analysis')({
  ...showing('analysis', () => 'gap-analysis'),
  component: function GapAnalysis() {
    const { content, trail } = Route.useLoaderData()
    return <AnalysisPage content={content} trail={trail} screen="gapAnalysis" fileName={useChosenFile()} />
  },
})
