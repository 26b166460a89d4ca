import { createFileRoute } from '@tanstack/react-router'
import { searchOf } from '~/app/searchOf'
import { showing } from '~/app/showing'
import { serviceSearchSchema } from '~/data/services/serviceSearch'
import { ServicePage } from '~/ui/services/ServicePage'
import { NamedNotFound } from '~/ui/site/NamedNotFound'

export const Route = createFileRoute('/services/$serviceSlug')({
  ...searchOf(serviceSearchSchema),
  ...showing('service', ({ serviceSlug }: { serviceSlug: string }) => serviceSlug),
  notFoundComponent: () => (
    <NamedNotFound
      title="Service Not Found"
      text="No service has this address. It may have been renamed."
      back={{ label: 'Back to Services', link: { to: '/services' } }}
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
      // Another service is another page.
      key={content.service.slug}
      content={content}
      trail={trail}
      tab={tab}
      onTab={(next) =>
        void navigate({ search: serviceSearchSchema.parse({ tab: next }), replace: true, resetScroll: false })
      }
    />
  )
}
