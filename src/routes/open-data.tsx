import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { OpenDataPage } from '~/ui/openData/OpenDataPage'

export const Route = createFileRoute('/open-data')({
  ...showing('openData'),
  component: () => <OpenDataPage {...Route.useLoaderData()} />,
})
