import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { ServicesPage } from '~/ui/services/ServicesPage'

export const Route = createFileRoute('/services/')({
  ...showing('services'),
  component: () => <ServicesPage {...Route.useLoaderData()} />,
})
