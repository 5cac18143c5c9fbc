import { LoadingNote, Skeleton, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './OrderDetail.module.css'

/** Where an order will stand. */
export function OrderSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <h1>Order</h1>
      </VisuallyHidden>
      <LoadingNote>Loading the order…</LoadingNote>
      <div className={styles.order} aria-hidden="true">
        <div className={styles.title}>
          <Skeleton width="14rem" />
        </div>
        <TextSkeleton lines={2} />
        <TextSkeleton lines={6} />
        <TextSkeleton lines={6} />
      </div>
    </>
  )
}
