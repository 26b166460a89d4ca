import { createFileRoute } from '@tanstack/react-router'
import { comingSoonId } from '~/data/comingSoon/comingSoonId'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/resources/$')({
  loader: ({ context, params: { _splat = '' } }) =>
    pageOrNotFound(context.loadPage, 'comingSoon', comingSoonId(`resources/${_splat}`)),
  head: headOf,
  component: function Resource() {
    return <ComingSoonPage {...Route.useLoaderData()} />
  },
})
