import { createFileRoute } from '@tanstack/react-router'
import { ProgramPage } from '~/ui/programs/ProgramPage'
import { NamedNotFound } from '~/ui/site/NamedNotFound'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'
import { useEnquiry } from './-useEnquiry'

export const Route = createFileRoute('/programs/$slug')({
  loader: ({ context, params }) => pageOrNotFound(context.loadPage, 'program', params.slug),
  head: headOf,
  notFoundComponent: () => (
    <NamedNotFound
      title="Program Not Found"
      text="No program has this address. It may have been renamed."
      back={{ label: 'Back to Programs', href: '/programs' }}
    />
  ),
  component: Program,
})

function Program() {
  const { content, trail } = Route.useLoaderData()
  const enquiry = useEnquiry({ about: content.program.title, course: null })
  return <ProgramPage content={content} trail={trail} enquiry={enquiry} />
}
