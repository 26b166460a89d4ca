import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { useKeptData } from '~/app/useKeptData'
import { OnThisDevicePage } from '~/ui/device/OnThisDevicePage'

export const Route = createFileRoute('/on-this-device')({
  ...showing('onThisDevice'),
  component: function OnThisDevice() {
    const { trail } = Route.useLoaderData()
    return <OnThisDevicePage trail={trail} {...useKeptData(Route.useRouteContext())} />
  },
})
