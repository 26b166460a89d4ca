import { createFileRoute } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { canShare, deviceShareMachine, downloadText } from '~/app/device'
import { draftOf, forgetDraft } from '~/app/drafts'
import { searchOf } from '~/app/searchOf'
import { showing } from '~/app/showing'
import { company } from '~/data/company'
import { resultsCopied } from '~/data/site/messages'
import { roiDraftName, roiDraftOf } from '~/data/tools/roiDraft'
import { roiSearchSchema } from '~/data/tools/roiSearch'
import { roiPage, roiReport, roiReportFileName, roiSummary } from '~/data/tools/roiText'
import { roiCalculatorMachine } from '~/machines/roiCalculator.machine'
import { RoiPage } from '~/ui/roi/RoiPage'
import { useCalledOff } from '~/ui/site/useCalledOff'

const sender = {
  name: company.name,
  phone: company.phone.melbourne.number,
  email: company.email.organisations,
}

export const Route = createFileRoute('/tools/roi-calculator')({
  ...searchOf(roiSearchSchema),
  ...showing('roiCalculator'),
  component: RoiCalculator,
})

function RoiCalculator() {
  const { trail } = Route.useLoaderData()
  const { figures } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { notify } = Route.useRouteContext()
  const calculator = useActorRef(roiCalculatorMachine)
  const share = useActorRef(deviceShareMachine)

  useLayoutEffect(() => {
    const calculated = calculator.on('figures.calculated', (made) => {
      forgetDraft(roiDraftName(made.figures))
      void navigate({ search: { figures: made.figures }, resetScroll: false }).then(() => {
        // Figures that were calculated stand there on the way back; before the first there is only what was typed.
        if (figures !== '') forgetDraft(roiDraftName(figures))
      })
    })
    return () => calculated.unsubscribe()
  }, [calculator, navigate, figures])
  useLayoutEffect(() => {
    calculator.send({ type: 'url.changed', figures })
    // What was typed after these figures had been calculated is worth more than they are.
    calculator.send({ type: 'draft.restore', texts: roiDraftOf(draftOf(roiDraftName(figures))) })
  }, [calculator, figures])
  useCalledOff(() => calculator.send({ type: 'url.changed', figures }))

  useLayoutEffect(() => {
    const copied = share.on('results.copied', () =>
      notify('notice', { title: resultsCopied, role: 'status' }),
    )
    return () => copied.unsubscribe()
  }, [share, notify])

  return (
    <RoiPage
      trail={trail}
      calculator={calculator}
      share={share}
      onDownload={({ inputs, results }) => {
        const day = new Date().toLocaleDateString('en-AU', { dateStyle: 'long' })
        downloadText(roiReportFileName, roiReport(inputs, results, day, sender))
      }}
      onShare={({ results }) =>
        share.send({
          type: 'share.request',
          canShare: canShare(),
          content: { title: roiPage.headline, text: roiSummary(results), url: location.href },
        })
      }
    />
  )
}
