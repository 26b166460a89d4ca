import { articleNotFound } from '~/data/site/messages'
import { ButtonLink } from '~/ui/kit/Button'
import { EmptyState } from '~/ui/kit/EmptyState'

/** §8: no article has the slug. */
export function ArticleNotFound() {
  return (
    <div className="page">
      <EmptyState
        level={1}
        title={articleNotFound}
        text="No article has this address. It may have been renamed, or the link may have a typing mistake in it."
      >
        <ButtonLink to="/blog">Read the blog</ButtonLink>
        <ButtonLink to="/search-demo" variant="secondary">
          Search the site
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
