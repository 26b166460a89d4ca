import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { CareersPage } from '~/ui/careers/CareersPage'

export const Route = createFileRoute('/careers/')({
  ...showing('careers'),
  component: () => <CareersPage {...Route.useLoaderData()} />,
})
