import { createFileRoute } from '@tanstack/react-router'
import { AnalysisPage } from '~/ui/tools/AnalysisPage'
import { useChosenFile } from './-chosenFile'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/tools/gap-analysis')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'analysis', 'gap-analysis'),
  head: headOf,
  component: function GapAnalysis() {
    const { content, trail } = Route.useLoaderData()
    return <AnalysisPage content={content} trail={trail} screen="gapAnalysis" fileName={useChosenFile()} />
  },
})
