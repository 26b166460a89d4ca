import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listAddress } from '~/app/listAddress'
import { searchOf } from '~/app/searchOf'
import { showing } from '~/app/showing'
import { programList } from '~/data/programs/programQueries'
import { programSearchSchema } from '~/data/programs/programSearch'
import { useListing } from '~/ui/lists/useListing'
import { ProgramsPage } from '~/ui/programs/ProgramsPage'

export const Route = createFileRoute('/programs/')({
  staticData: { hasResults: true },
  ...searchOf(programSearchSchema),
  ...showing('programs'),
  component: Programs,
})

function Programs() {
  const { content, trail } = Route.useLoaderData()
  const { programs } = content
  const search = Route.useSearch()
  const list = useMemo(() => programList(programs), [programs])
  const listing = useListing(list, {
    ...listAddress(programSearchSchema, search, Route.useNavigate()),
    applies: 'atOnce',
  })
  return <ProgramsPage content={content} trail={trail} listing={listing} />
}
