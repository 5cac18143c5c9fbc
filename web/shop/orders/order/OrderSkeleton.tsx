import { orderCopy } from '#web/generated/messages/orderCopy.ts'
import { LoadingNote, Skeleton, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './OrderDetail.module.css'

/** A placeholder of an order while it loads. */
export function OrderSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <h1>{orderCopy.title}</h1>
      </VisuallyHidden>
      <LoadingNote>{orderCopy.loading}</LoadingNote>
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
