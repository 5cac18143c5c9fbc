import { formatPrice } from '#web/lib/price.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import type { OrderFieldsFragment } from '../orders.generated.ts'
import styles from './OrderItems.module.css'

/** The items of an order as they were bought, without a link for a product that no longer exists. */
export function OrderItems({ items }: Pick<OrderFieldsFragment, 'items'>) {
  return (
    <ul className={styles.items}>
      {items.map((item) => {
        const choices = item.selectedOptions.map(({ name, label }) => `${name}: ${label}`)
        return (
          <li key={`${item.name} ${choices.join()}`} className={styles.item}>
            <Picture
              className={styles.image}
              image={item.image}
              sizes="5rem"
              ratio="3 / 4"
              alt=""
            />
            <div className={styles.text}>
              {item.url ? <a href={item.url}>{item.name}</a> : <span>{item.name}</span>}
              {choices.length > 0 ? <p className={styles.small}>{choices.join(' · ')}</p> : null}
              <p className={styles.small}>{`${item.quantity} × ${formatPrice(item.price)}`}</p>
            </div>
            <p>{formatPrice(item.total)}</p>
          </li>
        )
      })}
    </ul>
  )
}
