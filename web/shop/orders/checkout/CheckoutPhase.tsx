import { type ReactNode, useEffect, useRef } from 'react'
import { useOpenOverlay } from '#web/core/overlays.ts'
import { formatPrice } from '#web/lib/price.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './CheckoutPhase.module.css'
import { presentHeading } from './focusHeading.ts'
import type { CheckoutPlain } from './useCheckout.ts'

/** The total is another by now: both are shown, and nothing is ordered before the new one is accepted. */
export function MovedTotal({ checkout }: { checkout: CheckoutPlain }) {
  return (
    <Interruption title="The total has changed">
      <p>Something in your bag changed while you were here. Nothing has been ordered yet.</p>
      <dl className={styles.amounts}>
        <div className={styles.amount}>
          <dt>Before</dt>
          <dd>
            <s>{formatPrice(checkout.expectedTotal)}</s>
          </dd>
        </div>
        <div className={styles.amount}>
          <dt>Now</dt>
          <dd className={styles.now}>{formatPrice(checkout.newTotal)}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <Button onClick={checkout.acceptTotal}>
          Accept and place order · {formatPrice(checkout.newTotal)}
        </Button>
        <Button variant="secondary" onClick={checkout.backToReview}>
          Back
        </Button>
      </div>
    </Interruption>
  )
}

/** A line is sold out: the bag opens at it, and the checkout goes on once it is in order. */
export function SoldOut({ checkout }: { checkout: CheckoutPlain }) {
  const open = useOpenOverlay()
  const opened = useRef(false)
  const isInOrder = checkout.bag.lines.every(({ item }) => item.quantityLimits.maximum > 0)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    open('bag')
  }, [open])
  return (
    <Interruption title={`${checkout.soldOut} is not there any more`}>
      <p>
        Somebody was faster: there are not as many left as your bag holds. Nothing has been ordered
        yet, and everything you filled in is still here.
      </p>
      <div className={styles.ways}>
        <Button onClick={() => open('bag')}>Open the bag</Button>
        {isInOrder ? (
          <Button variant="secondary" onClick={checkout.lookAgain}>
            Continue with what is left
          </Button>
        ) : null}
      </div>
    </Interruption>
  )
}

/** An order was sent and nobody heard what became of it; sending it again orders it once. */
export function Unanswered({ checkout }: { checkout: CheckoutPlain }) {
  return (
    <Interruption title="We have not heard back">
      <p>
        Your order was sent, but the answer did not reach this page. Try again: it is never ordered
        twice.
      </p>
      <div className={styles.ways}>
        <Button onClick={checkout.retry}>Try again</Button>
      </div>
    </Interruption>
  )
}

/** What stands in place of the steps until it is settled; it takes the focus, so that it is not missed. */
function Interruption({ title, children }: { title: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => presentHeading(ref.current), [])
  return (
    <section className={styles.interruption} role="alert">
      <h2 ref={ref} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
