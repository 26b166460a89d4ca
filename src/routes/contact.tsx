import { createFileRoute } from '@tanstack/react-router'
import { pageOrNotFound } from '~/app/context'
import { useEnquiry } from '~/app/leads/useEnquiry'
import { searchOf } from '~/app/searchOf'
import { headOf } from '~/app/showing'
import { coursesToCompare } from '~/data/courses/comparing'
import { contactPrefill } from '~/data/enquiry/contactPrefill'
import { type ContactSearch, contactSearchSchema } from '~/data/enquiry/contactSearch'
import { serviceTitleOf } from '~/data/services/serviceTitles'
import { ContactPage } from '~/ui/help/ContactPage'

export const Route = createFileRoute('/contact')({
  ...searchOf(contactSearchSchema),
  loaderDeps: ({ search: { courses } }) => ({ ids: courses }),
  // Only who asks about courses needs their titles.
  loader: async ({ context: { loadPage }, deps: { ids } }) => {
    const [page, shortlist] = await Promise.all([
      pageOrNotFound(loadPage, 'contact'),
      ids.length > 0 ? loadPage('shortlist') : undefined,
    ])
    return { ...page, courses: shortlist?.content.courses ?? [] }
  },
  head: headOf,
  component: Contact,
})

function Contact() {
  const search = Route.useSearch()
  return <ContactAbout key={Object.values(search).join()} search={search} />
}

/** Another subject is another enquiry, and begins with its own message. */
function ContactAbout({ search }: { search: ContactSearch }) {
  const { content, trail, courses } = Route.useLoaderData()
  const { heading, message } = contactPrefill(
    search,
    serviceTitleOf,
    coursesToCompare(courses, search.courses),
  )
  const enquiry = useEnquiry(
    { about: heading, course: null },
    message,
    search.figures + search.courses.join(),
  )
  return <ContactPage content={content} trail={trail} heading={heading} enquiry={enquiry} />
}
