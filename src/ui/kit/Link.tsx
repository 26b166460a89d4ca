import { Link as RouterLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { parseSearch } from '~/data/site/searchParams'

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style' | 'target'> {
  /** An address of this site with its query and fragment, or a complete address elsewhere. */
  href: string
  children: ReactNode
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

/** The parts of an address of this site, as the router wants them. */
export function routeOf(href: string) {
  const [beforeHash = '', hash] = href.split('#', 2)
  const [to = '', query = ''] = beforeHash.split('?', 2)
  return { to: to || '.', search: parseSearch(query), ...(hash && { hash }) }
}

/** Every link of the site. One to another site opens there, in a new tab, and says so. */
export function Link({ href, children, resetScroll, replace, reloadDocument, ...props }: LinkProps) {
  if (/^(tel|mailto):/.test(href) || 'download' in props) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    )
  }
  if (href.startsWith('https://')) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...props}>
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    )
  }
  return (
    <RouterLink
      {...routeOf(href)}
      {...(resetScroll !== undefined && { resetScroll })}
      {...(replace !== undefined && { replace })}
      {...(reloadDocument !== undefined && { reloadDocument })}
      activeProps={{}}
      {...props}
    >
      {children}
    </RouterLink>
  )
}
