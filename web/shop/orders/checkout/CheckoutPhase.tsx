import { useEffect, useRef } from 'react'
import { useOpenOverlay } from '#web/core/overlays.ts'
import { useCurrency } from '#web/core/SiteProvider.tsx'
import { interruptionCopy } from '#web/generated/messages/interruptionCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { formatPrice } from '#web/lib/price.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './CheckoutPhase.module.css'
import { focusHeading } from './focusHeading.ts'
import type { Checkout } from './useCheckout.ts'

/** Shows the changes of the total before the order is placed at the new one (checkout.place.total-changed). */
export function TotalChanged({ checkout }: { checkout: Checkout }) {
  const currencyCode = useCurrency()
  const format = (amount: number) => formatPrice({ amount, currencyCode })
  return (
    <Interruption title={interruptionCopy.totalChanged}>
      <p>{interruptionCopy.totalChangedText}</p>
      <ul className={styles.changes}>
        {checkout.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <dl className={styles.amounts}>
        <div className={styles.amount}>
          <dt>{interruptionCopy.before}</dt>
          <dd>
            <s>{format(checkout.expectedTotal)}</s>
          </dd>
        </div>
        <div className={styles.amount}>
          <dt>{interruptionCopy.now}</dt>
          <dd className={styles.now}>{format(checkout.newTotal)}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button onClick={checkout.acceptTotal}>
          {interruptionCopy.acceptTotal({ total: format(checkout.newTotal) })}
        </Button>
        <Button variant="secondary" onClick={checkout.backToReview}>
          {interruptionCopy.back}
        </Button>
      </div>
    </Interruption>
  )
}

/** Opens the bag when an item is sold out (checkout.place.sold-out). */
export function SoldOut({ checkout }: { checkout: Checkout }) {
  const open = useOpenOverlay()
  const opened = useRef(false)
  const isAvailable = checkout.bag.lines.every(({ item }) => item.quantityLimits.maximum > 0)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    open('bag')
  }, [open])
  return (
    <Interruption
      title={
        checkout.soldOutProduct
          ? interruptionCopy.soldOut({ product: checkout.soldOutProduct })
          : interruptionCopy.itemSoldOut
      }
    >
      <p>{interruptionCopy.soldOutText}</p>
      <div className={styles.actions}>
        <Button onClick={() => open('bag')}>{interruptionCopy.openCart}</Button>
        {isAvailable ? (
          <Button variant="secondary" onClick={checkout.continueWithCart}>
            {interruptionCopy.continueWithout}
          </Button>
        ) : null}
      </div>
    </Interruption>
  )
}

/**
 * Offers to send an order again whose response did not arrive, without placing it twice (checkout.place.no-answer,
 * checkout.place.retry).
 */
export function OrderUnconfirmed({ checkout }: { checkout: Checkout }) {
  return (
    <Interruption title={interruptionCopy.unconfirmed}>
      <p>{interruptionCopy.unconfirmedText}</p>
      <div className={styles.actions}>
        <Button onClick={checkout.retry}>{interruptionCopy.tryAgain}</Button>
      </div>
    </Interruption>
  )
}

/** A message that replaces the steps and focuses its title. */
function Interruption({ title, children }: { title: string; children: Elements }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusHeading(ref.current), [])
  return (
    <section className={styles.interruption} role="alert">
      <h2 ref={ref} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
