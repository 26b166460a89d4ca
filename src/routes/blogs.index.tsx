import { createFileRoute } from '@tanstack/react-router'
import { listAddress } from '~/app/listAddress'
import { BlogScreen } from '~/app/screens/BlogScreen'
import { searchOf } from '~/app/searchOf'
import { showing } from '~/app/showing'
import { blogSearchSchema } from '~/data/blog/blogSearch'

export const Route = createFileRoute('/blogs/')({
  staticData: { hasResults: true },
  ...searchOf(blogSearchSchema),
  ...showing('blog'),
  component: () => (
    <BlogScreen
      page={Route.useLoaderData()}
      address={listAddress(blogSearchSchema, Route.useSearch(), Route.useNavigate())}
    />
  ),
})
