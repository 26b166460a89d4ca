import { createFileRoute } from '@tanstack/react-router'
import { useEnquiry } from '~/app/leads/useEnquiry'
import { searchOf } from '~/app/searchOf'
import { showing } from '~/app/showing'
import { contactPrefill } from '~/data/enquiry/contactPrefill'
import { type ContactSearch, contactSearchSchema } from '~/data/enquiry/contactSearch'
import { serviceTitleOf } from '~/data/services/serviceTitles'
import { ContactPage } from '~/ui/help/ContactPage'

export const Route = createFileRoute('/contact')({
  ...searchOf(contactSearchSchema),
  ...showing('contact'),
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
  const enquiry = useEnquiry({ about: heading, course: null }, message, search.figures)
  return <ContactPage content={content} trail={trail} heading={heading} enquiry={enquiry} />
}
