import { Container } from './Container.tsx'
import styles from './PageSkeleton.module.css'
import { LoadingNote, Skeleton } from './Skeleton.tsx'

/** Where a page will stand while its code is on the way. */
export function PageSkeleton() {
  return (
    <Container className={styles.page}>
      <LoadingNote />
      <Skeleton width="9rem" />
      <div className={styles.picture} />
    </Container>
  )
}
