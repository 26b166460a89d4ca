import type { BlogContent } from '~/data/blog/blog.page'
import type { BlogSearch } from '~/data/blog/blogSearch'
import type { DeliveredPage } from '~/data/site/page'
import { BlogPage } from '~/ui/blog/BlogPage'

/** One blog list at its two addresses. */
export function BlogScreen({
  page: { content, trail },
  search,
  onSearch,
}: {
  page: DeliveredPage<BlogContent>
  search: BlogSearch
  onSearch: (search: BlogSearch) => void
}) {
  return (
    <BlogPage content={content} trail={trail} topic={search.topic} onTopic={(topic) => onSearch({ topic })} />
  )
}
