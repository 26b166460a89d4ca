import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { MachinesPage } from '~/ui/machines/MachinesPage'

export const Route = createFileRoute('/machines/')({
  ...showing('machines'),
  component: () => <MachinesPage {...Route.useLoaderData()} />,
})
