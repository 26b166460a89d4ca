import styles from './Badge.module.css'

const variants: Readonly<Record<string, string | undefined>> = {
  Hot: styles.hot,
  Popular: styles.popular,
  New: styles.new,
  Featured: styles.featured,
  Trending: styles.trending,
}

/** The five statuses of §3 have a colour each; any other text is grey. */
export function Badge({ children }: { children: string }) {
  return <span className={[styles.badge, variants[children] ?? styles.grey].join(' ')}>{children}</span>
}
