import { pagesNamed } from '~/data/lists/paging'
import type { SiteLink } from '~/data/site/links'
import { Link } from './Link'
import styles from './Pagination.module.css'

/** The first page has no query, and would else be the current one on every page. */
const exact = { exact: true }

/** Pages as real links, so that one opens in a new tab. `linkOf` gives the link to a page. */
export function Pagination({
  page,
  pages,
  linkOf,
  label,
}: {
  page: number
  pages: number
  linkOf: (page: number) => SiteLink
  label: string
}) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className={styles.pagination} data-print="hidden" data-needs-script="">
      {page > 1 && (
        <Link {...linkOf(page - 1)} activeOptions={exact} rel="prev" className={styles.step}>
          Previous<span className="visually-hidden"> page</span>
        </Link>
      )}
      <ol className={styles.pages}>
        {pagesNamed(page, pages).map((number, at, named) =>
          number === 'gap' ? (
            <li key={`after ${named[at - 1]}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                {...linkOf(number)}
                activeOptions={exact}
                className={styles.page}
                {...(number === page && { 'aria-current': 'page' as const })}
              >
                <span className="visually-hidden">Page </span>
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link {...linkOf(page + 1)} activeOptions={exact} rel="next" className={styles.step}>
          Next<span className="visually-hidden"> page</span>
        </Link>
      )}
    </nav>
  )
}
