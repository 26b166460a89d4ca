import styles from './NotFoundPage.module.css'

/** Shown when a page takes longer than a moment; a failed download is tried again meanwhile. */
export function LoadingPage() {
  return (
    <div className={`page ${styles.page}`}>
      <p role="status" className={styles.lead}>
        Loading the page
      </p>
    </div>
  )
}
