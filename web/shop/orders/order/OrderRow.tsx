import { formatPrice } from '#web/lib/price.ts'
import { longDate } from '#web/lib/time.ts'
import { pathTo } from '#web/paths.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import type { OrderSummaryFieldsFragment } from '../orders.generated.ts'
import { OrderBadge } from './OrderBadge.tsx'
import styles from './OrderRow.module.css'

/** One order of the history: what was bought, when, for how much, and where it stands. */
export function OrderRow({ order }: { order: OrderSummaryFieldsFragment }) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className={styles.row}>
      <Picture
        className={styles.picture}
        image={order.items[0]?.image ?? null}
        sizes="5rem"
        ratio="3 / 4"
        alt=""
      />
      <div className={styles.words}>
        <a className={styles.link} href={pathTo('order', { id: order.id })}>
          Order {order.id}
        </a>
        <p className={styles.small}>{longDate(new Date(order.createdDate))}</p>
        <p className={styles.small}>
          {order.items[0]?.name}
          {order.items.length > 1 ? ` and ${order.items.length - 1} more` : ''}
        </p>
      </div>
      <div className={styles.end}>
        <OrderBadge order={order} />
        <p className={styles.total}>{formatPrice(order.total)}</p>
        <p className={styles.small}>{pieces === 1 ? '1 piece' : `${pieces} pieces`}</p>
      </div>
    </li>
  )
}
