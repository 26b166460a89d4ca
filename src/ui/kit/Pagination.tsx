import { Link } from './Link'
import styles from './Pagination.module.css'

/** Pages as real links, so that one opens in a new tab. `hrefOf` gives the address of a page. */
export function Pagination({
  page,
  pages,
  hrefOf,
  label,
}: {
  page: number
  pages: number
  hrefOf: (page: number) => string
  label: string
}) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className={styles.pagination} data-print="hidden">
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" className={styles.step}>
          Previous<span className="visually-hidden"> page</span>
        </Link>
      )}
      <ol className={styles.pages}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              href={hrefOf(number)}
              className={styles.page}
              {...(number === page && { 'aria-current': 'page' as const })}
            >
              <span className="visually-hidden">Page </span>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link href={hrefOf(page + 1)} rel="next" className={styles.step}>
          Next<span className="visually-hidden"> page</span>
        </Link>
      )}
    </nav>
  )
}
