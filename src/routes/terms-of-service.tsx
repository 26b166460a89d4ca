import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { TermsPage } from '~/ui/legal/TermsPage'

export const Route = createFileRoute('/terms-of-service')({
  ...showing('termsOfService'),
  component: () => <TermsPage {...Route.useLoaderData()} />,
})
