import { Container } from '../Container.tsx'
import { LoadingNote, Skeleton } from '../Skeleton.tsx'
import styles from './PageSkeleton.module.css'

/** A placeholder of a page whose code is loading. */
export function PageSkeleton() {
  return (
    <Container className={styles.page}>
      <LoadingNote />
      <Skeleton width="9rem" />
      <div className={styles.image} />
    </Container>
  )
}
