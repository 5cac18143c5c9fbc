import { cartCopy } from '#web/generated/messages/cartCopy.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import type { CartFieldsFragment } from './cart.generated.ts'
import styles from './Totals.module.css'
import { Totals } from './Totals.tsx'
import type { CartView } from './useCart.ts'
import { useCheckoutLink } from './useCheckoutLink.ts'

/** The bag's totals and the link to the checkout, which is disabled while the visitor signs in or out. */
export function CartTotals({ cart, bag }: { cart: CartFieldsFragment; bag: CartView }) {
  const link = useCheckoutLink()
  return (
    <div className={styles.footer}>
      <Totals totals={cart.totals} fees={cart.fees} isBusy={bag.isBusy} />
      {bag.isFrozen ? (
        <Button wide disabled>
          {cartCopy.checkout}
        </Button>
      ) : (
        <ButtonLink
          wide
          href={link.href}
          aria-busy={link.isOpening || undefined}
          onClick={link.open}
        >
          {cartCopy.checkout}
        </ButtonLink>
      )}
    </div>
  )
}
