import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { FaqPage } from '~/ui/help/FaqPage'

export const Route = createFileRoute('/faq')({
  ...showing('faq'),
  component: () => <FaqPage {...Route.useLoaderData()} />,
})
