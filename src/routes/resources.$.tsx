import { createFileRoute } from '@tanstack/react-router'
import { pageOrNotFound } from '~/app/context'
import { headOf } from '~/app/showing'
import { comingSoonId } from '~/data/comingSoon/comingSoonId'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'

export const Route = createFileRoute('/resources/$')({
  loader: ({ context, params: { _splat = '' } }) =>
    pageOrNotFound(context.loadPage, 'comingSoon', comingSoonId(`resources/${_splat}`)),
  head: headOf,
  component: () => <ComingSoonPage {...Route.useLoaderData()} />,
})
