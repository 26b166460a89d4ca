import { createFileRoute } from '@tanstack/react-router'
import { listAddress } from '~/app/listAddress'
import { searchOf } from '~/app/searchOf'
import { showingHome } from '~/app/showingHome'
import { homeSearchSchema } from '~/data/home/homeSearch'
import { HomePage } from '~/ui/home/HomePage'

export const Route = createFileRoute('/')({
  ...searchOf(homeSearchSchema),
  ...showingHome,
  component: Home,
})

function Home() {
  const { content } = Route.useLoaderData()
  return (
    <HomePage
      content={content}
      search={Route.useRouteContext().search}
      finder={listAddress(homeSearchSchema, Route.useSearch(), Route.useNavigate())}
    />
  )
}
