import type { LabelledLink } from '~/data/site/links'
import { ActionLink, ButtonLink } from '~/ui/kit/Button'
import { EmptyState } from '~/ui/kit/EmptyState'

/** §8: an address whose last part names nothing we have, with the texts of its area and the way back. */
export function NamedNotFound({ title, text, back }: { title: string; text: string; back: LabelledLink }) {
  return (
    <div className="page">
      <EmptyState level={1} title={title} text={text}>
        <ActionLink action={back} />
        <ButtonLink to="/search-demo" variant="secondary">
          Search the site
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
