import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { CareerNotFound } from '~/ui/careers/CareerNotFound'
import { CareerPage } from '~/ui/careers/CareerPage'

export const Route = createFileRoute('/CareerHubPage/$career')({
  ...showing('career', ({ career }: { career: string }) => career),
  notFoundComponent: CareerNotFound,
  component: () => <CareerPage {...Route.useLoaderData()} />,
})
