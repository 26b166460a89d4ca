import type { LabelledLink } from '~/data/site/links'
import { Link } from './Link'

/** Links as the items of the list around them. */
export const LinkItems = ({
  links,
  ...rest
}: {
  links: readonly LabelledLink[]
  className?: string | undefined
  activeOptions?: { exact: boolean }
}) =>
  links.map(({ label, link }) => (
    <li key={label}>
      <Link {...link} {...rest}>
        {label}
      </Link>
    </li>
  ))
