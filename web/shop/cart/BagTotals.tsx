import { ButtonLink } from '#web/ui/Button.tsx'
import styles from './BagTotals.module.css'
import type { CartFieldsFragment } from './cart.generated.ts'
import { Totals } from './Totals.tsx'
import { useCheckoutDoor } from './useCheckoutDoor.ts'

/** What the bag comes to, and the way to the checkout. */
export function BagTotals({ cart, isBusy }: { cart: CartFieldsFragment; isBusy: boolean }) {
  const door = useCheckoutDoor()
  return (
    <div className={styles.foot}>
      <Totals totals={cart.totals} isBusy={isBusy} />
      <ButtonLink wide href={door.href} aria-busy={door.isOpening || undefined} onClick={door.open}>
        Checkout
      </ButtonLink>
    </div>
  )
}
