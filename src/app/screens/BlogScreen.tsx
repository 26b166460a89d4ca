import { useMemo } from 'react'
import type { BlogContent } from '~/data/blog/blog.page'
import { blogList } from '~/data/blog/blogList'
import type { DeliveredPage } from '~/data/site/page'
import { BlogPage } from '~/ui/blog/BlogPage'
import { type ListAddress, useListing } from '~/ui/lists/useListing'

/** One blog list at its two addresses. */
export function BlogScreen({
  page: { content, trail },
  address,
}: {
  page: DeliveredPage<BlogContent>
  address: ListAddress
}) {
  const { articles } = content
  const list = useMemo(() => blogList(articles), [articles])
  const listing = useListing(list, { ...address, applies: 'onApply' })
  return <BlogPage trail={trail} listing={listing} />
}
