import { createFileRoute } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { keepReading } from '~/app/keptData'
import { showing } from '~/app/showing'
import { keptDataMachine } from '~/machines/keptData.machine'
import { OnThisDevicePage } from '~/ui/device/OnThisDevicePage'

export const Route = createFileRoute('/on-this-device')({
  ...showing('onThisDevice'),
  component: OnThisDevice,
})

function OnThisDevice() {
  const { trail } = Route.useLoaderData()
  const { courseFinder, careerWizard } = Route.useRouteContext()
  const kept = useActorRef(keptDataMachine)
  useLayoutEffect(() => keepReading(kept, { courseFinder, careerWizard }), [kept, courseFinder, careerWizard])
  return <OnThisDevicePage trail={trail} kept={kept} />
}
