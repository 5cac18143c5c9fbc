import styles from './PageSkeleton.module.css'

/** What stands where a page will be, while its code is on the way. */
export function PageSkeleton() {
  return <div className={styles.page} aria-busy="true" />
}
