import { Container } from '#web/ui/Container.tsx'
import { LoadingNote, Skeleton, TextSkeleton } from '#web/ui/Skeleton.tsx'
import styles from './ProductDetails.module.css'

/** A product's page before its product is there, in the same shape. */
export function ProductSkeleton() {
  return (
    <Container>
      <LoadingNote />
      <div className={styles.product} aria-hidden="true">
        <Skeleton ratio="3 / 4" />
        <div className={styles.side}>
          <Skeleton width="60%" />
          <Skeleton width="30%" />
          <TextSkeleton lines={5} />
        </div>
      </div>
    </Container>
  )
}
