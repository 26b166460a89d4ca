import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { contactPrefill } from '~/data/enquiry/contactPrefill'
import { type ContactSearch, contactSearchDefaults, contactSearchSchema } from '~/data/enquiry/contactSearch'
import { serviceTitleOf } from '~/data/services/serviceTitles'
import { ContactPage } from '~/ui/help/ContactPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'
import { useEnquiry } from './-useEnquiry'

export const Route = createFileRoute('/contact')({
  validateSearch: contactSearchSchema,
  search: { middlewares: [stripSearchParams(contactSearchDefaults)] },
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'contact'),
  head: headOf,
  component: Contact,
})

function Contact() {
  const search = Route.useSearch()
  return <ContactAbout key={Object.values(search).join()} search={search} />
}

/** Another subject is another enquiry, and begins with its own message. */
function ContactAbout({ search }: { search: ContactSearch }) {
  const { content, trail } = Route.useLoaderData()
  const { heading, message } = contactPrefill(search, serviceTitleOf)
  const enquiry = useEnquiry({ about: heading, course: null }, message)
  return <ContactPage content={content} trail={trail} heading={heading} enquiry={enquiry} />
}
