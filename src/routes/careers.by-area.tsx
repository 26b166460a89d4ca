import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { CareersByAreaPage } from '~/ui/careers/CareersByAreaPage'

export const Route = createFileRoute('/careers/by-area')({
  ...showing('careersByArea'),
  component: () => <CareersByAreaPage {...Route.useLoaderData()} />,
})
