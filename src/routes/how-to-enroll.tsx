import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { EnrollingPage } from '~/ui/help/EnrollingPage'

export const Route = createFileRoute('/how-to-enroll')({
  ...showing('enrolling'),
  component: () => <EnrollingPage {...Route.useLoaderData()} />,
})
