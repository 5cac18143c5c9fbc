import { orderCopy } from '#web/generated/messages/orderCopy.ts'
import { formatPrice } from '#web/lib/price.ts'
import { longDate } from '#web/lib/time.ts'
import { pathTo } from '#web/paths.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import type { OrderSummaryFieldsFragment } from '../orders.generated.ts'
import { OrderBadge } from './OrderBadge.tsx'
import styles from './OrderRow.module.css'

/** An order of the history: its items, date, total and status. */
export function OrderRow({ order }: { order: OrderSummaryFieldsFragment }) {
  const itemCount = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className={styles.row}>
      <Picture
        className={styles.image}
        image={order.items[0]?.image ?? null}
        sizes="5rem"
        ratio="3 / 4"
        alt=""
      />
      <div className={styles.text}>
        <a className={styles.link} href={pathTo('order', { id: order.id })}>
          {orderCopy.number({ id: order.id })}
        </a>
        <p className={styles.small}>{longDate(new Date(order.createdDate))}</p>
        <p className={styles.small}>
          {`${order.items[0]?.name ?? ''}${order.items.length > 1 ? orderCopy.more({ count: order.items.length - 1 }) : ''}`}
        </p>
      </div>
      <div className={styles.end}>
        <OrderBadge order={order} />
        <p className={styles.total}>{formatPrice(order.total)}</p>
        <p className={styles.small}>{orderCopy.itemCount({ count: itemCount })}</p>
      </div>
    </li>
  )
}
