import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { serviceSearchDefaults, serviceSearchSchema } from '~/data/services/serviceSearch'
import { ServicePage } from '~/ui/services/ServicePage'
import { NamedNotFound } from '~/ui/site/NamedNotFound'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/services/$serviceSlug')({
  validateSearch: serviceSearchSchema,
  search: { middlewares: [stripSearchParams(serviceSearchDefaults)] },
  loader: ({ context, params }) => pageOrNotFound(context.loadPage, 'service', params.serviceSlug),
  head: headOf,
  notFoundComponent: () => (
    <NamedNotFound
      title="Service Not Found"
      text="No service has this address. It may have been renamed."
      back={{ label: 'Back to Services', href: '/services' }}
    />
  ),
  component: Service,
})

function Service() {
  const { content, trail } = Route.useLoaderData()
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ServicePage
      content={content}
      trail={trail}
      tab={tab}
      onTab={(next) =>
        void navigate({ search: serviceSearchSchema.parse({ tab: next }), replace: true, resetScroll: false })
      }
    />
  )
}
