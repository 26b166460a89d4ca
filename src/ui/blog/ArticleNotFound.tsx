import { articleNotFound } from '~/data/site/messages'
import { NamedNotFound } from '~/ui/site/NamedNotFound'

/** §8: no article has the slug. */
export const ArticleNotFound = () => (
  <NamedNotFound
    title={articleNotFound}
    text="No article has this address. It may have been renamed, or the link may have a typing mistake in it."
    back={{ label: 'Read the blog', link: { to: '/blog' } }}
  />
)
