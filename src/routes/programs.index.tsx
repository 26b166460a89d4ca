import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { programSearchDefaults, programSearchSchema } from '~/data/programs/programSearch'
import { ProgramsPage } from '~/ui/programs/ProgramsPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/programs/')({
  validateSearch: programSearchSchema,
  search: { middlewares: [stripSearchParams(programSearchDefaults)] },
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'programs'),
  head: headOf,
  component: Programs,
})

function Programs() {
  const { content, trail } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  return (
    <ProgramsPage
      content={content}
      trail={trail}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  )
}
