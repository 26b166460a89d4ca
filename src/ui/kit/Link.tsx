import { Link as RouterLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import type { AnyLink, OutsideLink, SiteLink } from '~/data/site/links'

interface AnchorProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style' | 'target' | 'download'> {
  children: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

interface NavigationProps {
  /** False for a link that only turns a page or changes a filter: the view stays where it is. */
  resetScroll?: boolean
  replace?: boolean
  /** Loads the page as a document of its own, where that shows it sooner than this page could draw it. */
  reloadDocument?: boolean
  /**
   * `exact` for a link that is current on its own page only; else it is on every page below as well, as in the header,
   * and where links of one page differ in their query alone, the one without a query always is.
   */
  activeOptions?: { exact: boolean }
}

/** Anything but the address that a link of this site may be told. */
type LinkRest = AnchorProps & NavigationProps
export type LinkProps = AnyLink & LinkRest

/** Every link of the site. One to another site opens there, in a new tab, and says so. */
export function Link(props: LinkProps) {
  return 'href' in props ? <Outside {...props} /> : <Inside {...props} />
}

const Inside = (props: SiteLink & LinkRest) => <RouterLink activeProps={{}} {...props} />

function Outside({
  href,
  children,
  resetScroll: _resetScroll,
  replace: _replace,
  reloadDocument: _reloadDocument,
  activeOptions: _activeOptions,
  ...props
}: OutsideLink & LinkRest) {
  const isPage = href.startsWith('https:')
  return (
    <a href={href} {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })} {...props}>
      {children}
      {isPage && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  )
}
