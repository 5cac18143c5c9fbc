import { Button, ButtonLink } from '#web/ui/Button.tsx'
import styles from './BagTotals.module.css'
import type { CartFieldsFragment } from './cart.generated.ts'
import { Totals } from './Totals.tsx'
import type { Bag } from './useBag.ts'
import { useCheckoutDoor } from './useCheckoutLink.ts'

/** What the bag comes to, and the way to the checkout, which is shut while somebody signs in. */
export function BagTotals({ cart, bag }: { cart: CartFieldsFragment; bag: Bag }) {
  const door = useCheckoutDoor()
  return (
    <div className={styles.foot}>
      <Totals totals={cart.totals} isBusy={bag.isBusy} />
      {bag.isFrozen ? (
        <Button wide disabled>
          Checkout
        </Button>
      ) : (
        <ButtonLink
          wide
          href={door.href}
          aria-busy={door.isOpening || undefined}
          onClick={door.open}
        >
          Checkout
        </ButtonLink>
      )}
    </div>
  )
}
