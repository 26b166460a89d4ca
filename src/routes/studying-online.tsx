import { createFileRoute } from '@tanstack/react-router'
import { showing } from '~/app/showing'
import { StudyingOnlinePage } from '~/ui/help/StudyingOnlinePage'

export const Route = createFileRoute('/studying-online')({
  ...showing('studying'),
  component: () => <StudyingOnlinePage {...Route.useLoaderData()} />,
})
