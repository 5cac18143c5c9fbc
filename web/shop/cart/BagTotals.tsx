import { formatPrice } from '#web/lib/price.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import styles from './BagTotals.module.css'
import type { CartFieldsFragment } from './cart.generated.ts'

/** What the bag comes to, in the server's own amounts, and the way to the checkout. */
export function BagTotals({ cart, isBusy }: { cart: CartFieldsFragment; isBusy: boolean }) {
  const { totals } = cart
  const rows: [string, number][] = [
    ['Items', totals.totalItems],
    ['Saving', -totals.totalSaving],
    ['Discount', -totals.totalDiscount],
    ['Shipping', totals.totalShipping],
    ...totals.taxLines.map(({ name, price }): [string, number] => [name, price]),
  ]
  return (
    <div className={styles.totals} aria-busy={isBusy}>
      <dl className={styles.rows}>
        {rows
          .filter(([name, amount]) => amount !== 0 || name === 'Items')
          .map(([name, amount]) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd>{formatPrice(amount)}</dd>
            </div>
          ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatPrice(totals.totalPrice)}</dd>
        </div>
      </dl>
      <ButtonLink wide href="/checkout">
        Checkout
      </ButtonLink>
    </div>
  )
}
