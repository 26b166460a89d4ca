import { createFileRoute } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { canShare, deviceShareMachine, downloadText } from '~/app/device'
import { showing } from '~/app/showing'
import { company } from '~/data/company'
import { resultsCopied } from '~/data/site/messages'
import { roiPage, roiReport, roiReportFileName, roiSummary } from '~/data/tools/roiText'
import { roiCalculatorMachine } from '~/machines/roiCalculator.machine'
import { RoiPage } from '~/ui/roi/RoiPage'

const sender = {
  name: company.name,
  phone: company.phone.melbourne.number,
  email: company.email.organisations,
}

export const Route = createFileRoute('/tools/roi-calculator')({
  ...showing('roiCalculator'),
  component: RoiCalculator,
})

function RoiCalculator() {
  const { trail } = Route.useLoaderData()
  const { notify } = Route.useRouteContext()
  const calculator = useActorRef(roiCalculatorMachine)
  const share = useActorRef(deviceShareMachine)

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
