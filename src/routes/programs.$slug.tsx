import { createFileRoute } from '@tanstack/react-router'
import { useEnquiry } from '~/app/leads/useEnquiry'
import { showing } from '~/app/showing'
import { ProgramPage } from '~/ui/programs/ProgramPage'
import { NamedNotFound } from '~/ui/site/NamedNotFound'

export const Route = createFileRoute('/programs/$slug')({
  ...showing('program', ({ slug }: { slug: string }) => slug),
  notFoundComponent: () => (
    <NamedNotFound
      title="Program Not Found"
      text="No program has this address. It may have been renamed."
      back={{ label: 'Back to Programs', link: { to: '/programs' } }}
    />
  ),
  component: Program,
})

function Program() {
  const { content, trail } = Route.useLoaderData()
  const enquiry = useEnquiry({ about: content.program.title, course: null })
  return <ProgramPage content={content} trail={trail} enquiry={enquiry} />
}
