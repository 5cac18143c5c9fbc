import { Container } from '../Container.tsx'
import { LoadingNote, Skeleton } from '../Skeleton.tsx'
import styles from './PageSkeleton.module.css'

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
