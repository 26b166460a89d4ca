import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { AccessibilityPage } from '~/ui/accessibility/AccessibilityPage'

export const Route = createFileRoute('/accessibility')({
  ...showing('accessibility'),
  component: () => <AccessibilityPage {...Route.useLoaderData()} />,
})
