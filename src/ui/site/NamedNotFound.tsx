import type { LabelledLink } from '~/data/site/links'
import { ActionLink } from '~/ui/kit/Button'
import { EmptyState } from '~/ui/kit/EmptyState'

const search: LabelledLink = { label: 'Search the site', link: { to: '/search-demo' } }

/** §8: an address whose last part names nothing we have, with the texts of its area and two ways on. */
export function NamedNotFound({
  title,
  text,
  back,
  also = search,
}: {
  title: string
  text: string
  back: LabelledLink
  also?: LabelledLink
}) {
  return (
    <div className="page">
      <EmptyState art="address" level={1} title={title} text={text}>
        <ActionLink action={back} />
        <ActionLink action={also} variant="secondary" />
      </EmptyState>
    </div>
  )
}
